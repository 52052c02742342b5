import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

export interface BuiltPage {
  /** Site-absolute: `/ru/docs/api/api-errors`. */
  path: string;
  /** Below the locale's base: `docs/api/api-errors`; empty for the home page. */
  below: string;
  file: string;
  html: string;
}

interface ParsedPage extends BuiltPage {
  $: CheerioAPI;
}

interface Finished {
  outDir: string;
  routesPaths: readonly string[];
}

/** Each page of a finished build, sorted by path, one page at a time: a parsed page takes megabytes. */
export async function* readBuiltPages(
  { baseUrl }: LoadContext,
  { outDir, routesPaths }: Finished,
): AsyncGenerator<ParsedPage> {
  const { load } = await import('cheerio'); // here, because `npm run dev` does not need it
  for (const path of [...new Set(routesPaths)].sort()) {
    const below = path.slice(baseUrl.length);
    const found = await readPage(outDir, below);
    if (found) yield { path, below, ...found, $: load(found.html) };
  }
}

/** An address is built as `docs/x/index.html` or `docs/x.html`; the not-found page is `404.html` itself. */
async function readPage(
  outDir: string,
  below: string,
): Promise<Pick<BuiltPage, 'file' | 'html'> | undefined> {
  for (const name of [join(below, 'index.html'), `${below}.html`, below]) {
    const file = join(outDir, name);
    try {
      return { file, html: await readFile(file, 'utf8') };
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return undefined;
}

/** Does not search the body, which is most of a page. */
export function headOf($: CheerioAPI): Cheerio<Element> {
  return $.root().children('html').children('head');
}

/** False for unlisted pages and redirects: their head has a robots or refresh tag. */
export function isIndexed($: CheerioAPI): boolean {
  const head = headOf($);
  const robots = head.children('meta[name="robots"]').attr('content') ?? '';
  return !/\b(noindex|none)\b/i.test(robots) && head.children('meta[http-equiv="refresh" i]').length === 0;
}
