import { PurgeCSS } from 'purgecss';
import purgeFromHtml from 'purgecss-from-html';

/** What the loader or the browser sets on a page that React has not touched. */
const SET_BEFORE_REACT = [
  'data-announcement',
  'data-apple',
  'data-sample',
  'data-support-banner',
  'data-theme',
  'open',
];

/** The rules, custom properties and animations of a sheet that these pages use. */
export async function usedStyles(css: string, pages: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    extractors: [{ extractor: purgeFromHtml, extensions: ['html'] }],
    dynamicAttributes: SET_BEFORE_REACT,
    safelist: [':focus-visible'], // of any element: it names none that could be found
    variables: true,
    keyframes: true,
  });
  return result?.css ?? '';
}
