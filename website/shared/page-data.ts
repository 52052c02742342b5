import type { Locale } from '@docs/site/locales';

/** One tile of the gallery of captchas: plugins/captcha-gallery writes it, src/components/CaptchaGallery shows it. */
export interface Captcha {
  href: string;
  label: string;
  /** The drawing of the page without its result, as SVG. */
  picture: string;
  /** Set for the first captcha of a group, as in sidebars.ts. */
  group?: string;
}

/** In the front matter of every page: plugins/page-languages.ts writes it, src/theme/DocItem reads it. */
export interface LanguagesOfPage {
  locales: Locale[];
  /** The page is a translation, and its English page has changed since. */
  isOutdated?: true;
}
