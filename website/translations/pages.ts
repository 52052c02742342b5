import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale, TRANSLATED_LOCALES } from '@docs/site/locales';
import { i18n } from '../locales.ts';
import { sourceHash } from './hash.ts';

export const WEBSITE = fileURLToPath(new URL('../', import.meta.url));

export const TRANSLATED: readonly string[] = TRANSLATED_LOCALES;

/** A page is named by its path without the extension, `api/threshold`. */
export interface PageState {
  page: string;
  /** `extra`: the English page is gone. */
  state: 'current' | 'outdated' | 'missing' | 'extra';
  /** The version that the translation says it follows. */
  recorded?: string;
}

const RECORD = /^source: *["']?([0-9a-f]+)["']?\n/m;

export function pageFile(locale: string, page: string): string {
  return `${folderOf(locale)}/${page}.mdx`;
}

export function pageNames(locale: string, website = WEBSITE): string[] {
  const folder = join(website, folderOf(locale));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.slice(0, -'.mdx'.length).replaceAll('\\', '/'))
    .sort();
}

export function readPage(locale: string, page: string, website = WEBSITE): string | undefined {
  const file = join(website, pageFile(locale, page));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The locales that have the page; the others show the English one. */
export function localesWith(page: string, website = WEBSITE): Locale[] {
  return LOCALES.filter((locale) => existsSync(join(website, pageFile(locale, page))));
}

/** `api/threshold` of a file in the folder of the locale; undefined for any other file. */
export function pageIn(locale: string, file: string, website = WEBSITE): string | undefined {
  const path = relative(website, file).replaceAll('\\', '/');
  const [before = '', after = ''] = pageFile(locale, '\n').split('\n');
  return path.startsWith(before) && path.endsWith(after)
    ? path.slice(before.length, -after.length)
    : undefined;
}

export function pageStates(locale: string, website = WEBSITE): PageState[] {
  const sources = pageNames(i18n.defaultLocale, website);
  const extra = pageNames(locale, website).filter((page) => !sources.includes(page));
  return [
    ...sources.map((page) => stateOf(locale, page, website)),
    ...extra.map((page) => ({ page, state: 'extra' as const })),
  ];
}

export function stateOf(locale: string, page: string, website = WEBSITE): PageState {
  const source = readPage(i18n.defaultLocale, page, website);
  const translation = readPage(locale, page, website);
  if (source === undefined) return { page, state: 'extra' };
  if (translation === undefined) return { page, state: 'missing' };
  const recorded = RECORD.exec(frontMatter(translation))?.[1];
  const state = recorded === versionOf(page, source) ? 'current' : 'outdated';
  return { page, state, ...(recorded !== undefined && { recorded }) };
}

/** Records that the translation follows its source as it is now. Nothing but that line of the page changes. */
export function accept(locale: string, page: string, website = WEBSITE): void {
  const source = readPage(i18n.defaultLocale, page, website);
  const translation = readPage(locale, page, website);
  if (source === undefined || translation === undefined) {
    throw new Error(`There is no ${pageFile(locale, page)} to accept; write the translation first.`);
  }
  const front = frontMatter(translation);
  // Quoted: YAML would read twelve digits, or digits around an e, as a number.
  const accepted = `${front.replace(RECORD, '')}source: "${versionOf(page, source)}"\n`;
  const text = accepted + translation.slice(front.length);
  if (text !== translation) writeFileSync(join(website, pageFile(locale, page)), text);
}

function versionOf(page: string, source: string): string {
  try {
    return sourceHash(source);
  } catch (error) {
    const reason = (error as Error).message.split(':\n')[0];
    throw new Error(`website/${pageFile(i18n.defaultLocale, page)} has invalid front matter: ${reason}`);
  }
}

/** From the opening line up to the closing one, which is left out. */
function frontMatter(mdx: string): string {
  return /^---\n(?:(?!---\n).*\n)*/.exec(mdx)?.[0] ?? '';
}

function folderOf(locale: string): string {
  return locale === i18n.defaultLocale ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}
