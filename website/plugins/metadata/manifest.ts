import { readColors } from '../brand-graphics.ts';
import { ICONS } from './icons.ts';

interface ManifestOf {
  name: string;
  shortName: string;
  description: string;
  language: string;
  /** The locale's home, from the site's root. */
  home: string;
  /** Where the icons are, from the site's root. */
  icons: string;
}

/** https://www.w3.org/TR/appmanifest/ */
export function manifest({ name, shortName, description, language, home, icons }: ManifestOf): string {
  const { surface } = readColors('light');
  return JSON.stringify({
    id: home,
    name,
    short_name: shortName,
    description,
    lang: language,
    dir: 'ltr',
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    theme_color: surface,
    background_color: surface,
    icons: ICONS.filter(({ purpose }) => purpose).map(({ file, size, purpose }) => ({
      src: icons + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}
