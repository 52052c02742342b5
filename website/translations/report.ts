import { changeSince } from './history.ts';
import { pageStates, readPage, WEBSITE } from './pages.ts';
import { readParts } from './parts.ts';
import { type Catalogue, missingStrings } from './strings.ts';

export interface Report {
  lines: string[];
  /** Nothing is missing, outdated or left over. */
  complete: boolean;
}

/** What remains to be done in one language, with counts. */
export function reportOn(locale: string, catalogues: Catalogue[], website = WEBSITE): Report {
  const pages = pageStates(locale, website);
  const todo = pages.filter(({ state }) => state !== 'current');
  const strings = catalogues.flatMap((catalogue) =>
    missingStrings(catalogue, locale).map((key) => `${catalogue.file(locale)}: ${key}`),
  );
  const count = (state: string) => pages.filter((page) => page.state === state).length;
  const translated = pages.filter(({ state }) => state === 'current' || state === 'outdated');
  const words = translated.reduce(
    (sum, { page }) => sum + countWords(readPage(locale, page, website) ?? '', locale),
    0,
  );
  const known = catalogues.reduce((sum, { keys }) => sum + keys.length, 0) - strings.length;
  return {
    complete: todo.length === 0 && strings.length === 0,
    lines: [
      `${locale}: ${translated.length} pages, ${words} words, ${known} strings; ` +
        `missing: ${count('missing')} pages, ${strings.length} strings; outdated: ${count('outdated')}`,
      ...todo.flatMap(({ page, state, recorded }) => [
        `  ${state} page ${page}${state === 'extra' ? ': the English page is gone' : ''}`,
        ...(state === 'outdated' ? indent(changeSince(recorded, page, website)) : []),
      ]),
      ...strings.map((string) => `  missing string ${string}`),
    ],
  };
}

function countWords(mdx: string, locale: string): number {
  const { front, prose } = readParts(mdx);
  const text = `${front.title ?? ''}\n${front.description ?? ''}\n${prose}`;
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `    ${line}`);
}
