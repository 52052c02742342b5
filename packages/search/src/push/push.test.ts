import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN_KEY, type HostedService, startHostedService } from '../../test/hosted-service.ts';
import { record } from '../../test/records.ts';
import { LOCALES } from '../record.ts';
import { writeIndexFile } from '../store/index.ts';
import { push as pushTo } from './push.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let service: HostedService;
let folder: string;
let lines: string[];
let variables: Record<string, string>;

beforeEach(async () => {
  service = await startHostedService();
  folder = await mkdtemp(join(tmpdir(), 'push-'));
  lines = [];
  variables = {
    SITE_DIR: folder,
    SEARCH_APP_ID: 'APPID',
    SEARCH_ADMIN_KEY: ADMIN_KEY,
  };
  for (const locale of LOCALES) await writeSite(locale, 3);
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

async function writeSite(locale: (typeof LOCALES)[number], size: number): Promise<void> {
  const records = Array.from({ length: size }, (_, n) =>
    record({ lang: locale, url: `/docs/page-${n}`, title: `Page ${n}` }),
  );
  await writeIndexFile(join(folder, '.search', `${locale}.index`), `docs-${locale}`, locale, records);
}
const push = () =>
  pushTo(variables, (line) => lines.push(line), {
    hosts: [{ url: service.host, accept: 'readWrite', protocol: 'http' }],
  });

test('After a push, each locale has its records, settings and synonyms, and no temporary index is left', async () => {
  await push();
  expect([...service.indexes.keys()].sort()).toEqual(LOCALES.map((locale) => `docs-${locale}`).sort());
  const russian = service.indexes.get('docs-ru');
  expect([...(russian?.objects.keys() ?? [])]).toHaveLength(3);
  expect(russian?.settings).toMatchObject({
    queryLanguages: ['ru', 'en'],
    distinct: 3,
    minWordSizefor1Typo: 4,
  });
  expect(russian?.synonyms).toContainEqual(
    expect.objectContaining({ type: 'synonym', synonyms: expect.arrayContaining(['капча', 'captcha']) }),
  );
});

test('Every object has the attributes that the official documentation UIs filter by', async () => {
  await push();
  const [object] = service.indexes.get('docs-en')?.objects.values() ?? [];
  expect(object).toMatchObject({
    lang: 'en',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
  });
});

test('Records go to a temporary index that is moved over the live one as the last step', async () => {
  await push();
  const english = service.calls.filter((call) => call.includes('docs-en') && !call.startsWith('getTask'));
  expect(english.map((call) => call.replace(/_tmp_\d+/, '_tmp'))).toEqual([
    'operationIndex docs-en',
    'setSettings docs-en_tmp',
    'saveSynonyms docs-en_tmp',
    'batch docs-en_tmp',
    'operationIndex docs-en_tmp',
  ]);
});

test('Many records are sent in batches, and a line says how many are in place', async () => {
  await writeSite('en', 2100);
  await push();
  expect(service.indexes.get('docs-en')?.objects.size).toBe(2100);
  expect(service.calls.filter((call) => call.startsWith('batch docs-en'))).toHaveLength(3);
  expect(lines).toContain('docs-en: 2100 records are in place.');
});

test('A push that fails half-way leaves the live index as it was and removes the temporary one', async () => {
  await push();
  await writeSite('en', 9);
  service.failOn = 'batch';
  await expect(push()).rejects.toThrow('batch fails as the test asked');
  expect(service.indexes.get('docs-en')?.objects.size).toBe(3);
  expect([...service.indexes.keys()].filter((name) => name.includes('_tmp_'))).toEqual([]);
});

test('A wrong admin key is reported with the message of the service', async () => {
  variables.SEARCH_ADMIN_KEY = 'wrong';
  await expect(push()).rejects.toThrow('Invalid Application-ID or API key');
});

test('An empty index is rejected, so that it cannot empty the live one', async () => {
  await writeSite('en', 0);
  await expect(push()).rejects.toThrow(/^The index docs-en holds no records/);
});

test.each([
  ['SEARCH_APP_ID', /^SEARCH_APP_ID is missing: .*\.\n$/],
  ['SEARCH_ADMIN_KEY', /^SEARCH_ADMIN_KEY is missing: .*\.\n$/],
])('Without %s the command ends with one sentence', async (name, sentence) => {
  const { [name]: _, ...rest } = variables;
  const env = { PATH: process.env.PATH ?? '', ...rest };
  const failure = await promisify(execFile)(process.execPath, ['--import', 'tsx', MAIN], { env }).catch(
    (error) => error,
  );
  expect(failure.code).toBe(1);
  expect(failure.stderr).toMatch(sentence);
});
