import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Locale, readRecords, type SearchRecord } from '@docs/search';

const BUILD = fileURLToPath(new URL('../../website/build/', import.meta.url));

/** One locale of the built site: its records, and the same pages as HTML. */
export interface Site {
  locale: Locale;
  records: SearchRecord[];
  pages: { url: string; html: string }[];
}

/** Read once, so that all engines use the same site even if it is rebuilt during the run. */
export async function readSite(locale: Locale): Promise<Site> {
  const file = `${BUILD}.search/${locale}.index`;
  if (!existsSync(file))
    throw new Error(`${file} does not exist: run \`npm run build\` before this measurement.`);
  const { records } = await readRecords(file);
  const pages = [];
  for (const url of new Set(records.map((record) => record.url_without_anchor))) {
    const below = `${BUILD}${url.replace(/^\/|\/$/g, '')}`;
    const html = [`${below}.html`, `${below}/index.html`].find(existsSync);
    if (html) pages.push({ url, html: await readFile(html, 'utf8') });
  }
  return { locale, records, pages };
}

/**
 * `times` copies, each with its own pages and every fifth word changed differently, so that the vocabulary
 * grows with the corpus as it does on real pages.
 */
export function enlarge(records: readonly SearchRecord[], times: number): SearchRecord[] {
  const copies: SearchRecord[] = [...records];
  for (let copy = 1; copy < times; copy++) {
    const ending = String.fromCharCode(
      97 + (copy % 26),
      97 + (Math.floor(copy / 26) % 26),
      97 + ((copy * 7) % 26),
    );
    const change = (text: string) =>
      text.replace(/\p{L}{3,}/gu, (word) => (turn(word, copy) ? word + ending : word));
    for (const record of records) {
      const page = `${record.url_without_anchor}-${copy}`;
      const hierarchy = { ...record.hierarchy };
      for (const level of Object.keys(hierarchy) as (keyof typeof hierarchy)[]) {
        const text = hierarchy[level];
        if (text !== null) hierarchy[level] = change(text);
      }
      copies.push({
        ...record,
        objectID: `${record.objectID}-${copy}`,
        url: record.url.replace(record.url_without_anchor, page),
        url_without_anchor: page,
        hierarchy,
        content: record.content && change(record.content),
      });
    }
  }
  return copies;
}

function turn(word: string, copy: number): boolean {
  let hash = copy;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
  return hash % 5 === 0;
}
