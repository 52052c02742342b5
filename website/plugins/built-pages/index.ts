import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';

export interface BuiltPage {
  /** Site-absolute: `/ru/docs/api/api-errors`. */
  path: string;
  /** Below the locale's base: `docs/api/api-errors`; empty for the home page. */
  below: string;
  file: string;
  html: string;
  /** The parsed page, shared by all plugins: copy it before you change it. */
  $: CheerioAPI;
}

interface Build {
  outDir: string;
  baseUrl: string;
  routesPaths: readonly string[];
}

type Reader = (page: BuiltPage) => void | Promise<void>;

const passes = new WeakMap<readonly string[], { readers: Reader[]; done: Promise<void> }>();

/**
 * Calls `read` with each page of a finished build, sorted by path. Parsing a page is slow and takes megabytes, so all
 * plugins that subscribe before the first page is read share one pass, one page at a time.
 */
export async function forEachBuiltPage(build: Build, read: Reader): Promise<void> {
  const pass = passes.get(build.routesPaths);
  if (pass) {
    pass.readers.push(read);
    return pass.done;
  }
  const readers = [read];
  const done = readAll(build, readers);
  passes.set(build.routesPaths, { readers, done });
  return done;
}

async function readAll({ outDir, baseUrl, routesPaths }: Build, readers: readonly Reader[]): Promise<void> {
  await setImmediate(); // until every plugin has subscribed
  passes.delete(routesPaths); // late subscribers start a new pass
  for (const path of [...new Set(routesPaths)].sort()) {
    const below = path.slice(baseUrl.length);
    const found = await readPage(outDir, below);
    if (!found) continue;
    const page = { path, below, ...found, $: load(found.html) };
    for (const read of readers) await read(page);
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
