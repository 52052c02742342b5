import { i18n } from '../locales.ts';
import { changeSince } from './history.ts';
import { pageStates, readPage, WEBSITE } from './pages.ts';
import { differences, readParts } from './parts.ts';
import { type Catalogue, differingStrings, missingStrings } from './strings.ts';

export interface Report {
  lines: string[];
  /** Nothing is missing, outdated, left over or different where it must be the same. */
  complete: boolean;
}

/** What remains to be done in one language, with counts. */
export function reportOn(locale: string, catalogues: Catalogue[], website = WEBSITE): Report {
  const pages = pageStates(locale, website);
  const todo = pages.filter(({ state }) => state !== 'current');
  const strings = catalogues.flatMap((catalogue) =>
    missingStrings(catalogue, locale).map((key) => `${catalogue.file(locale)}: ${key}`),
  );
  const differing = [
    ...pages.flatMap(({ page, state }) => {
      if (state !== 'current') return [];
      const parts = (language: string) => readParts(readPage(language, page, website) ?? '');
      const names = differences(parts(i18n.defaultLocale), parts(locale), locale);
      return names.length > 0 ? [`page ${page}: ${names.join(', ')}`] : [];
    }),
    ...catalogues.flatMap((catalogue) =>
      differingStrings(catalogue, locale).map((key) => `string ${catalogue.file(locale)}: ${key}`),
    ),
  ];
  const count = (state: string) => pages.filter((page) => page.state === state).length;
  const translated = pages.filter(({ state }) => state === 'current' || state === 'outdated');
  const known = catalogues.reduce((sum, { keys }) => sum + keys.length, 0) - strings.length;
  return {
    complete: todo.length + strings.length + differing.length === 0,
    lines: [
      `${locale}: ${translated.length} pages, ${known} strings; ` +
        `missing: ${count('missing')} pages, ${strings.length} strings; outdated: ${count('outdated')}; ` +
        `different from English: ${differing.length}`,
      ...todo.flatMap(({ page, state, recorded }) => [
        `  ${state} page ${page}${state === 'extra' ? ': the English page is gone' : ''}`,
        ...(state === 'outdated' ? indent(changeSince(recorded, page, website)) : []),
      ]),
      ...strings.map((string) => `  missing string ${string}`),
      ...differing.map((what) => `  different ${what}`),
    ],
  };
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `    ${line}`);
}
