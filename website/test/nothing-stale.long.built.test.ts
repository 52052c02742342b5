import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fingerprint } from '../../scripts/lib/fingerprint.ts';
import { compilePlugins } from '../plugins/compile.mjs';
import { copyRepository } from './copy-repository.ts';

const DOCS = 'website/i18n/ru/docusaurus-plugin-content-docs/current';

/** Each change, and the page that shows it. The bundler or a plugin caches each of these inputs. */
const CHANGES = {
  'a description of the contract': {
    file: 'packages/contract/descriptions/ru.yaml',
    from: 'field.recognizingThreshold: Минимальная уверенность',
    to: 'field.recognizingThreshold: Наименьшая уверенность',
    page: 'docs/captchas/image-to-text',
    shown: 'Наименьшая уверенность',
  },
  'a value of the contract': {
    file: 'packages/contract/openapi.yaml',
    from: 'recognizingThreshold: 70',
    to: 'recognizingThreshold: 71',
    page: 'docs/api/threshold',
    shown: /recognizingThreshold.{0,80}71/,
  },
  'a drawing': {
    file: 'website/drawings/threshold.svg',
    from: '<svg ',
    to: '<svg data-changed="drawing" ',
    page: 'docs/api/threshold',
    shown: /data-changed="?drawing/,
  },
  'a string of the home page': {
    file: 'website/shared/texts/ru.yaml',
    from: 'Решение капчи в вашем коде',
    to: 'Другое решение капчи в вашем коде',
    page: '',
    shown: 'Другое решение капчи в вашем коде',
  },
  'a string of the theme': {
    file: 'website/i18n/ru/code.json',
    from: '"Поиск"',
    to: '"Другой поиск"',
    page: 'docs/api/threshold',
    shown: 'Другой поиск',
  },
  'a translation': {
    file: `${DOCS}/api/module-name.mdx`,
    from: /$/,
    to: '\nДругое последнее предложение.\n',
    page: 'docs/api/module-name',
    shown: 'Другое последнее предложение.',
  },
  'an English page, whose translation is outdated then': {
    file: 'website/docs/api/bad-tokens.mdx',
    from: /$/,
    to: '\nAnother last sentence.\n',
    page: 'docs/api/bad-tokens',
    shown: 'translation-notice',
  },
  'a plugin': {
    file: 'website/plugins/drawings/index.ts',
    from: "className: 'drawing'",
    to: "className: 'drawing changed-plugin'",
    page: 'docs/api/threshold',
    shown: 'changed-plugin',
  },
} as const;

/** The bundler's cache is the only thing that a build of a locale reuses. */
describe('a build with the cache of the last one', () => {
  const copy = mkdtempSync(join(tmpdir(), 'nothing-stale-'));
  const read = (page: string) => readFileSync(join(copy, 'website/build/ru', page, 'index.html'), 'utf8');
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  beforeAll(async () => {
    copyRepository(copy);
    await build(copy);
  });

  test.each(Object.entries(CHANGES))('shows %s', async (_what, { file, from, to, page, shown }) => {
    expect(read(page)).not.toMatch(shown);
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    expect(text.search(from), `${from} in ${file}`).toBeGreaterThanOrEqual(0);
    writeFileSync(path, text.replace(from, to));
    await build(copy);
    expect(read(page)).toMatch(shown);
  });

  test('shows the environment', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Changed/1.0';
    vi.stubEnv('USER_AGENT', userAgent);
    onTestFinished(() => void vi.unstubAllEnvs());
    await build(copy);
    expect(read('docs/api/methods/get-user-agent')).toContain(userAgent);
  });
});

/** Builds one locale: the cache and its key are the same in all. */
async function build(copy: string): Promise<void> {
  const website = join(copy, 'website');
  await compilePlugins(website);
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const key = fingerprint(copy, 'ru', { withPages: false });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [docusaurus, 'build', website, '--locale', 'ru'],
    { cwd: website, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', BUNDLER_CACHE_KEY: key } },
  );
  expect(status, stdout + stderr).toBe(0);
}
