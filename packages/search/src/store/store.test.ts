import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureRecords } from '../../golden/fixture/index.ts';
import { IndexFileError, readIndexFile, writeIndexFile } from './index.ts';

const records = fixtureRecords('ru');
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-store-'));
  path = join(folder, 'deep', 'ru.index');
  await writeIndexFile(path, 'docs-ru', 'ru', records);
});
afterAll(() => rm(folder, { recursive: true }));

test('a written file is read with its name, locale and every record, and can be searched', async () => {
  const { name, index } = await readIndexFile(path);
  expect(name).toBe('docs-ru');
  expect(index.locale).toBe('ru');
  expect(index.records()).toEqual(records);
  expect(index.search('порог').hits[0]?.record.url).toBe('/ru/docs/api/threshold');
});

test('no other file is left in the folder', async () => {
  expect(await readdir(join(folder, 'deep'))).toEqual(['ru.index']);
});

describe('is rejected with one sentence', () => {
  const refused = async (bytes: Uint8Array | string) => {
    const bad = join(folder, 'bad.index');
    await writeFile(bad, bytes);
    const error = await readIndexFile(bad).then(
      () => expect.fail('the file was accepted'),
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(IndexFileError);
    const { message } = error as IndexFileError;
    expect(message).toContain(bad);
    expect(message).toContain('npm run build');
    return message;
  };
  const header = async (change: (line: string) => string) => {
    const file = await readFile(path);
    const end = file.indexOf(10);
    return Buffer.concat([Buffer.from(change(file.toString('utf8', 0, end))), file.subarray(end)]);
  };

  test('a missing file', async () => {
    await expect(readIndexFile(join(folder, 'none.index'))).rejects.toThrow(/none\.index does not exist/);
  });
  test('a truncated file', async () => {
    expect(await refused((await readFile(path)).subarray(0, -10))).toMatch(/truncated/);
  });
  test('a foreign file', async () => {
    expect(await refused('PK\u0003\u0004 something else')).toMatch(/not a search index/);
    expect(await refused('')).toMatch(/not a search index/);
    expect(await refused('null\n')).toMatch(/not a search index/);
  });
  test('another version', async () => {
    expect(await refused(await header((line) => line.replace('"version":2', '"version":9')))).toMatch(
      /version 9/,
    );
  });
  test('an altered file', async () => {
    const file = await readFile(path);
    file[file.length - 5] = (file[file.length - 5] as number) ^ 1;
    expect(await refused(file)).toMatch(/checksum/);
  });
  test('a damaged header', async () => {
    expect(await refused(await header((line) => line.replace('"locale":"ru"', '"locale":"xx"')))).toMatch(
      /header/,
    );
  });
});
