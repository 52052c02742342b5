import { HttpError } from '@docs/search';
import { markdownAddress } from '@docs/site/addresses';
import { DEFAULT_LOCALE, homeOf as homeOfLocale, type Locale } from '@docs/site/locales';
import type { Site } from '../site.ts';
import { contractOf, type Documentation } from './documentation.ts';

/** About 4000 tokens of English, which clients show a model without a warning. */
export const PART_LENGTH = 16_000;

interface Asked {
  page: string;
  locale?: Locale | undefined;
  offset: number;
}

/** The page's Markdown, or a part of it and a sentence that says how to get the next part. */
export function readPage(docs: Documentation, { page, locale, offset }: Asked): string[] {
  const { site } = docs;
  const path = inLocale(site, pathOf(docs, page), locale);
  const markdown = site.files.get(markdownAddress(path, homeOf(site, path)));
  if (!markdown) throw new HttpError(404, `There is no page "${path}". Find pages with search_docs.`);
  const text = markdown.body.toString();
  if (offset >= text.length) {
    throw new HttpError(404, `The page ends at character ${text.length}: ask with a smaller offset.`);
  }
  const end = endOfPart(text, offset);
  if (offset === 0 && end === text.length) return [text];
  const where = `Characters ${offset} to ${end} of ${text.length}.`;
  const more = end < text.length ? ` For the next part ask with offset ${end}.` : ' This is the last part.';
  return [text.slice(offset, end), where + more];
}

/** Converts a URL or path as people write it to the canonical path of the site. */
function pathOf(docs: Documentation, page: string): string {
  const { site: own } = contractOf(docs, DEFAULT_LOCALE);
  if (!URL.canParse(page, own)) throw new HttpError(404, `"${page}" is not the address of a page.`);
  const url = new URL(page, own);
  if (url.origin !== new URL(own).origin && !LOCAL.has(url.hostname)) {
    throw new HttpError(404, `"${page}" is not on this site, which is ${own}.`);
  }
  const path = decoded(url.pathname).replace(/(\/index)?\.(md|html)$/, '') || '/';
  return decoded(docs.site.redirects.get(path)?.location ?? path);
}

/** Hosts of people who run the server themselves. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

function inLocale(site: Site, path: string, locale: Locale | undefined): string {
  if (!locale) return path;
  const home = homeOf(site, path);
  return homeOfLocale(locale) + path.slice(home.length);
}

function homeOf(site: Site, path: string): string {
  return site.homes.find((home) => home !== '/' && `${path}/`.startsWith(home)) ?? '/';
}

/** Ends a part before a heading in its second half if there is one, otherwise between paragraphs or lines. */
function endOfPart(text: string, from: number): number {
  const limit = from + PART_LENGTH;
  if (text.length <= limit) return text.length;
  const part = text.slice(from, limit);
  const heading = [...part.matchAll(/\n(?=#{2,4} )/g)].at(-1)?.index ?? -1;
  if (heading > PART_LENGTH / 2) return from + heading + 1;
  for (const end of ['\n\n', '\n']) {
    const at = part.lastIndexOf(end);
    if (at > 0) return from + at + end.length;
  }
  return limit;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
