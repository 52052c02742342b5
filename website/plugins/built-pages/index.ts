import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
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

export interface ParsedPage extends BuiltPage {
  /** Shared by all plugins: copy it before you change it. */
  $: CheerioAPI;
}

/** What a plugin needs of a page. */
type Read<T> = (page: ParsedPage) => T;

interface Finished {
  outDir: string;
  routesPaths: readonly string[];
}

interface Pass {
  readers: Map<string, Read<unknown>>;
  done: Promise<{ page: BuiltPage; values: Record<string, unknown> }[]>;
}

const passes = new WeakMap<readonly string[], Pass>();

/**
 * Reads each page of a finished build, sorted by path. Parsing a page is slow and takes megabytes, so all plugins that
 * subscribe before the first page is read share one pass, one page at a time.
 */
export async function readBuiltPages<T>(
  context: LoadContext,
  { outDir, routesPaths }: Finished,
  plugin: string,
  read: Read<T>,
): Promise<{ page: BuiltPage; value: T }[]> {
  let pass = passes.get(routesPaths);
  if (!pass) {
    const readers = new Map<string, Read<unknown>>();
    pass = { readers, done: readAll(context, { outDir, routesPaths }, readers) };
    passes.set(routesPaths, pass);
  }
  pass.readers.set(plugin, read);
  return (await pass.done).map(({ page, values }) => ({ page, value: values[plugin] as T }));
}

async function readAll(context: LoadContext, build: Finished, readers: Pass['readers']): Pass['done'] {
  await setImmediate(); // until every plugin has subscribed
  passes.delete(build.routesPaths); // late subscribers start a new pass
  const { load } = await import('cheerio'); // here, because `npm run dev` does not need it
  const pages: Awaited<Pass['done']> = [];
  for (const path of [...new Set(build.routesPaths)].sort()) {
    const below = path.slice(context.baseUrl.length);
    const found = await readPage(build.outDir, below);
    if (!found) continue;
    const page = { path, below, ...found };
    pages.push({ page, values: readValues({ ...page, $: load(page.html) }, readers) });
  }
  return pages;
}

function readValues(page: ParsedPage, readers: Pass['readers']): Record<string, unknown> {
  return Object.fromEntries([...readers].map(([plugin, read]) => [plugin, read(page)]));
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
