import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes `.br` and `.gz` copies of every text file of a built site.
 * @returns number of files that have copies
 */
export async function precompress(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = paths.filter(
    (path) => COMPRESSIBLE.test(path) && !path.slice(dir.length).includes(`${sep}.`),
  );
  let files = 0;
  const waiting = [...texts];
  const worker = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) if (await compressFile(path)) files++;
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  return files;
}

/** For smaller files, the extra header costs more than compression saves. */
const MIN_BYTES = 512;
const COMPRESSIBLE = /\.(html|css|m?js|json|map|md|txt|xml|atom|svg|ya?ml|webmanifest|ico|wasm)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What a page loads has a budget, which the largest pages exceed at 10. For all else, 10 is 3 % larger and takes half the time. */
const BUDGETED = /\.(html|css|js)$/;
const brotliOf = (path: string) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: BUDGETED.test(path) ? 11 : 10 },
});

const FORMS = {
  '.br': (body: Buffer, path: string) => brotli(body, brotliOf(path)),
  '.gz': (body: Buffer) => zip(body, { level: 9 }),
};

async function compressFile(path: string): Promise<boolean> {
  const body = await readFile(path);
  if (body.length <= MIN_BYTES) return false;
  for (const [suffix, compress] of Object.entries(FORMS))
    await writeFile(path + suffix, await compress(body, path));
  return true;
}
