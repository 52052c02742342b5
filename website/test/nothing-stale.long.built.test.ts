import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const ENVIRONMENT = { USER_AGENT: 'Mozilla/5.0 (X11; Linux x86_64) Changed/1.0' };

describe('a second build, with the caches of the first', () => {
  const copy = mkdtempSync(join(tmpdir(), 'nothing-stale-'));
  const read = (page: string) => readFileSync(join(copy, 'website/build/ru', page, 'index.html'), 'utf8');
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  beforeAll(() => {
    copyRepository(copy);
    build(copy);
    for (const { page, shown } of Object.values(CHANGES)) expect(read(page)).not.toMatch(shown);
    for (const { file, from, to } of Object.values(CHANGES)) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      expect(text.search(from), `${from} in ${file}`).toBeGreaterThanOrEqual(0);
      writeFileSync(path, text.replace(from, to));
    }
    build(copy, ENVIRONMENT);
  });

  test.each(Object.entries(CHANGES))('shows %s', (_what, { page, shown }) => {
    expect(read(page)).toMatch(shown);
  });

  test('shows the environment', () => {
    expect(read('docs/api/methods/get-user-agent')).toContain(ENVIRONMENT.USER_AGENT);
  });
});

/** Builds one locale: the caches and their inputs are the same in all. */
function build(copy: string, variables: Record<string, string> = {}): void {
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [docusaurus, 'build', join(copy, 'website'), '--locale', 'ru'],
    { cwd: join(copy, 'website'), encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', ...variables } },
  );
  expect(status, stdout + stderr).toBe(0);
}
