import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Precompressed {
  files: number;
  /** Number of files that were compressed now. The others came from the cache. */
  compressed: number;
}

/**
 * Writes `.br` and `.gz` copies of every text file of a built site. Best-quality brotli takes a core about a second per
 * megabyte, and most pages do not change between builds, so the results are cached in `cacheDir` by content hash.
 * The cache keeps those that were used last.
 */
export async function precompress(
  dir: string,
  cacheDir: string,
  maxCached = MAX_CACHED,
): Promise<Precompressed> {
  await mkdir(cacheDir, { recursive: true });
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = paths.filter(
    (path) => COMPRESSIBLE.test(path) && !path.slice(dir.length).includes(`${sep}.`),
  );
  const result = { files: 0, compressed: 0 };

  const waiting = [...texts];
  const worker = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await compressFile(path, cacheDir, result);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));

  await removeStrayCopies(paths, new Set(texts));
  await limitCache(cacheDir, maxCached);
  return result;
}

/** Files, of about 3 KB: those of five builds of four locales. */
const MAX_CACHED = 8000;
/** For smaller files, the extra header costs more than compression saves. */
const MIN_BYTES = 512;
const COMPRESSIBLE = /\.(html|css|m?js|json|map|md|txt|xml|atom|svg|ya?ml|webmanifest|ico|wasm)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const FORMS = {
  '.br': (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }), // quality 11 is the default
  '.gz': (body: Buffer) => zip(body, { level: 9 }),
};

async function compressFile(path: string, cacheDir: string, result: Precompressed): Promise<void> {
  const body = await readFile(path);
  const key = createHash('sha256').update(body).digest('hex');
  let isNew = false;
  for (const [suffix, compress] of Object.entries(FORMS)) {
    if (body.length <= MIN_BYTES) {
      await rm(path + suffix, { force: true });
      continue;
    }
    const kept = join(cacheDir, key + suffix);
    if (!existsSync(kept)) {
      // Two files may have the same content, and a build may be interrupted: no partial file may get the final name.
      const draft = `${kept}.${createHash('md5').update(path).digest('hex')}`;
      await writeFile(draft, await compress(body));
      await rename(draft, kept);
      isNew = true;
    }
    await copyFile(kept, path + suffix);
    const now = new Date();
    await utimes(kept, now, now);
  }
  if (body.length > MIN_BYTES) result.files++;
  if (isNew) result.compressed++;
}

async function removeStrayCopies(paths: string[], texts: Set<string>): Promise<void> {
  for (const path of paths) {
    const original = path.replace(/\.(br|gz)$/, '');
    if (original !== path && COMPRESSIBLE.test(original) && !texts.has(original)) await rm(path);
  }
}

/** Removes the files that have not been used for the longest time. */
async function limitCache(cacheDir: string, max: number): Promise<void> {
  const paths = (await readdir(cacheDir)).map((name) => join(cacheDir, name));
  if (paths.length <= max) return;
  const used = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })));
  used.sort((a, b) => b.at - a.at);
  for (const { path } of used.slice(max)) await rm(path, { force: true });
}
