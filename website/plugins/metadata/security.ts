interface SecurityContact {
  /** `https:` or `mailto:`. */
  contact: string;
  languages: readonly string[];
}

const DAY = 24 * 60 * 60 * 1000;

/** RFC 9116. It expires within a year, as the RFC recommends, so that an abandoned site does not list an outdated contact. */
export function securityTxt({ contact, languages }: SecurityContact, canonical: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + 360 * DAY);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
