import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';

/** The HTML of an address below the locale's base: `docs/x` is built as `docs/x/index.html` or as `docs/x.html`. */
export async function readBuiltPage(outDir: string, below: string): Promise<string | undefined> {
  for (const file of [join(below, 'index.html'), `${below}.html`]) {
    try {
      return await readFile(join(outDir, file), 'utf8');
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return undefined;
}

/** Unlisted pages and redirects say of themselves that they are not. */
export function isIndexed($: CheerioAPI): boolean {
  const robots = $('meta[name="robots"]').attr('content') ?? '';
  return !/\b(noindex|none)\b/i.test(robots) && $('meta[http-equiv="refresh" i]').length === 0;
}
