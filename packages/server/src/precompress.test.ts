import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder, writeSite } from '../test/site.ts';
import { precompress } from './precompress.ts';

const TEXT = 'words and more words '.repeat(100);

test('every text file above 512 bytes gets two smaller compressed copies', async () => {
  const dir = writeSite({
    'index.html': TEXT,
    'ru/docs/a.md': TEXT,
    'small.html': 'a'.repeat(512),
    'photo.png': TEXT,
    '.search/en.index': TEXT,
    '.search/a.json': TEXT,
  });
  expect(await precompress(dir, temporaryFolder())).toEqual({ files: 2, compressed: expect.any(Number) });
  for (const path of ['index.html', 'ru/docs/a.md']) {
    expect(brotliDecompressSync(readFileSync(join(dir, `${path}.br`))).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(join(dir, `${path}.gz`))).toString()).toBe(TEXT);
    expect(readFileSync(join(dir, `${path}.br`)).length).toBeLessThan(TEXT.length / 10);
  }
  for (const path of ['small.html.br', 'photo.png.br', '.search/en.index.br', '.search/a.json.br']) {
    expect(existsSync(join(dir, path))).toBe(false);
  }
});

test('content that has already been compressed is not compressed again, even under another path', async () => {
  const cache = temporaryFolder();
  expect(await precompress(writeSite({ 'a.html': TEXT, 'b.html': `${TEXT}b` }), cache)).toEqual({
    files: 2,
    compressed: 2,
  });
  const rebuilt = writeSite({ 'moved/a.html': TEXT, 'b.html': `${TEXT}c` });
  expect(await precompress(rebuilt, cache)).toEqual({ files: 2, compressed: 1 });
  expect(brotliDecompressSync(readFileSync(join(rebuilt, 'moved/a.html.br'))).toString()).toBe(TEXT);
});

test('the cache is limited, and keeps the copies that were used last', async () => {
  const cache = temporaryFolder();
  const limit = 4; // two copies of two files
  await precompress(writeSite({ 'a.html': TEXT, 'b.html': `${TEXT}b` }), cache, limit);
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const name of readdirSync(cache)) utimesSync(join(cache, name), hourAgo, hourAgo);
  await precompress(writeSite({ 'a.html': TEXT, 'c.html': `${TEXT}c` }), cache, limit);
  expect(readdirSync(cache)).toHaveLength(limit);
  expect(await precompress(writeSite({ 'a.html': TEXT, 'c.html': `${TEXT}c` }), cache, limit)).toEqual({
    files: 2,
    compressed: 0,
  });
});

test('compressed copies are updated and deleted with their file', async () => {
  const cache = temporaryFolder();
  const dir = writeSite({ 'a.html': TEXT, 'gone.html': TEXT, 'shrunk.html': TEXT });
  await precompress(dir, cache);
  writeFileSync(join(dir, 'a.html'), `${TEXT}changed`);
  writeFileSync(join(dir, 'shrunk.html'), 'short');
  rmSync(join(dir, 'gone.html'));
  await precompress(dir, cache);
  expect(gunzipSync(readFileSync(join(dir, 'a.html.gz'))).toString()).toBe(`${TEXT}changed`);
  expect(existsSync(join(dir, 'gone.html.br'))).toBe(false);
  expect(existsSync(join(dir, 'shrunk.html.gz'))).toBe(false);
});
