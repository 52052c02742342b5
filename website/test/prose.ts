import { readFileSync } from 'node:fs';
import { pageNames, readPage } from '../translations/pages.ts';
import { CODE, readParts } from '../translations/parts.ts';
import type { Catalogue } from '../translations/strings.ts';

/** A piece of text that readers see in one language, and where it stands. */
export interface Prose {
  place: string;
  text: string;
}

/** Everything translated: the pages and the strings, without code and tags. */
export function proseIn(locale: string, catalogues: Catalogue[]): Prose[] {
  return [...pageProse(locale), ...stringProse(locale, catalogues)];
}

/** `place: fault` for each match of the pattern, with what stands around it. */
export function matches(prose: Prose[], pattern: RegExp): string[] {
  return prose.flatMap(({ place, text }) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => {
      const around = text.slice(Math.max(0, index - AROUND), index + match.length + AROUND);
      return `${place}: …${around.replaceAll(CODE, '`…`')}…`;
    }),
  );
}

/** Words that only English has, of the four languages: hardly a sentence does without one. */
export function englishIn(prose: Prose[]): string[] {
  return matches(
    prose.map(({ place, text }) => ({ place, text: withoutAllowed(text) })),
    ENGLISH_ONLY,
  );
}

const AROUND = 20;
const ENGLISH_ONLY =
  /(?<![\p{L}_-])(?:the|an|with|which|who|you|your|and|this|that|from|when|what|if|are|is|was|can|not|only|of|to|by|in|on|at|it|its|then|than|has|have|must|will)(?![\p{L}_-])/giu;

const allowed = readFileSync(new URL('allowed-english.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

function withoutAllowed(text: string): string {
  return allowed.reduce((rest, term) => rest.replaceAll(term, CODE), text);
}

function pageProse(locale: string): Prose[] {
  return pageNames(locale).map((page) => {
    const { front, prose } = readParts(readPage(locale, page) ?? '');
    const text = [front.title, front.description, front.sidebar_label, prose].filter(Boolean).join('\n\n');
    return { place: `${locale} ${page}`, text };
  });
}

function stringProse(locale: string, catalogues: Catalogue[]): Prose[] {
  return catalogues.flatMap((catalogue) =>
    Object.entries(catalogue.texts(locale)).map(([key, text]) => ({
      place: `${catalogue.file(locale)} ${key}`,
      text: readParts(text.replace(/\{\w+\}/g, CODE)).prose,
    })),
  );
}
