import type { Locale } from '@docs/site/locales';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';

/** One tile of the gallery of captchas: plugins/captcha-gallery writes it, src/components/CaptchaGallery shows it. */
export interface Captcha {
  href: string;
  label: string;
  /** The drawing of the page without its result, as SVG. */
  picture: string;
}

/** The metadata of a page: plugins/dated-docs writes it, src/theme/LastUpdated shows it. */
export type DatedDoc = DocMetadata & {
  /** `Nov 15, 2026`; missing without history. */
  lastUpdatedText?: string;
};

/** In the front matter of every page: plugins/translation-notice writes it, src/theme/DocItem reads it. */
export interface LanguagesOfPage {
  locales: Locale[];
}
