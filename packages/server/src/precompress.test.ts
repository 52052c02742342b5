import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeSite } from '../test/site.ts';
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
  expect(await precompress(dir)).toBe(2);
  for (const path of ['index.html', 'ru/docs/a.md']) {
    expect(brotliDecompressSync(readFileSync(join(dir, `${path}.br`))).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(join(dir, `${path}.gz`))).toString()).toBe(TEXT);
    expect(readFileSync(join(dir, `${path}.br`)).length).toBeLessThan(TEXT.length / 10);
  }
  for (const path of ['small.html.br', 'photo.png.br', '.search/en.index.br', '.search/a.json.br']) {
    expect(existsSync(join(dir, path))).toBe(false);
  }
});
