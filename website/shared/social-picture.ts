/** The address of a section's picture, by the section's path below the locale's base; see plugins/social-pictures. */
export function socialPicture(path: string): string {
  return `img/social/${/([^/]+)\/?$/.exec(path)?.[1] ?? 'home'}.png`;
}
