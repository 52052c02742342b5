import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { i18n } from '../locales.ts';
import { pageNames, readPage, WEBSITE } from '../translations/pages.ts';
import { CODE, readParts } from '../translations/parts.ts';
import type { Catalogue } from '../translations/strings.ts';

/** A piece of text that readers see in one language, and where it is. */
export interface Prose {
  place: string;
  text: string;
}

/** A wording that pages and strings of one language avoid: a line of `prose/<locale>.yaml`. */
export interface Rule {
  not: string;
  but: string;
  example?: string;
}

/** Empty until the language has a list. */
export function readRules(locale: string): Rule[] {
  const file = new URL(`prose/${locale}.yaml`, import.meta.url);
  return existsSync(file) ? (load(readFileSync(file, 'utf8')) as Rule[]) : [];
}

/** `place: …text… → instead` for each wording that a rule rejects. */
export function wordingFaults(prose: Prose[], rules: Rule[]): string[] {
  return rules.flatMap(({ not, but }) => matches(prose, wholeWords(not)).map((fault) => `${fault} → ${but}`));
}

// Han characters don't end a word: Chinese has no spaces, and its rules must match inside a sentence.
const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\d_]';

function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<!${LETTER})(?:${pattern})(?!${LETTER})`, 'giu');
}

/** All pages and strings of a language, without code and tags. */
export function proseIn(locale: string, catalogues: Catalogue[]): Prose[] {
  const inSource = locale === i18n.defaultLocale ? sourceProse() : [];
  return [...pageProse(locale), ...stringProse(locale, catalogues), ...inSource];
}

/** `place: fault` for each match of the pattern, with its context. */
export function matches(prose: Prose[], pattern: RegExp): string[] {
  return prose.flatMap(({ place, text }) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => {
      const around = text.slice(Math.max(0, index - AROUND), index + match.length + AROUND);
      return `${place}: …${around.replaceAll(CODE, '`…`')}…`;
    }),
  );
}

/** Finds words that only English has among the four languages. Almost every English sentence has one. */
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

/** English messages have no file: they are the defaults in the components and the labels in the configuration. */
function sourceProse(): Prose[] {
  const components = readdirSync(join(WEBSITE, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join('src', file));
  return [...components, 'docusaurus.config.ts', 'sidebars.ts'].flatMap((file) => {
    const source = readFileSync(join(WEBSITE, file), 'utf8');
    return [...source.matchAll(MESSAGE)].map(([, property, child]) => ({
      place: `website/${file}`,
      text: (property ?? child ?? '').replace(/\{\w+\}/g, CODE),
    }));
  });
}

const MESSAGE = /\b(?:message|label|title): '([^']+)'|<Translate\b[^>]*>([^<]+)<\/Translate>/g;
