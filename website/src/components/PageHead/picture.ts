/** The picture of the section whose page this is, by its path below the locale's base; plugins/social-pictures makes it. */
export function socialPicture(path: string): string {
  return `img/social/${/([^/]+)\/?$/.exec(path)?.[1] ?? 'home'}.png`;
}
