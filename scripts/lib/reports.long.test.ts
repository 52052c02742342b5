import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { programOf } from './programs.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';
import { ROOT } from './root.mjs';

const TESTS = `
test('works', () => {});
test.skip('is not run here', () => {});
test('fails first', () => { expect(1).toBe(2); });
describe('in a group', () => {
  for (const name of ['a', 'b', 'c', 'd']) test('fails with ' + name, () => { expect(name).toBe('e'); });
});`;

/** Runs the tests of a new folder with a real runner and returns its report. */
function reportOf(workspace: string, packageName: string, program: string, args: string[], files: object) {
  const parent = join(ROOT, workspace, 'results');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const run = programOf(workspace, packageName, program, ...args);
  spawnSync(run.command, run.args, {
    cwd: folder,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' },
  });
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
}

const TITLES = ['fails first', ...['a', 'b', 'c', 'd'].map((name) => `in a group > fails with ${name}`)];

test('a Vitest report lists failed tests, and files that cannot be loaded', { timeout: 120_000 }, () => {
  const { passed, failed, skipped } = readVitestReport(
    reportOf(
      'e2e',
      'vitest',
      'vitest',
      ['run', '--root', '.', '--reporter=json', '--outputFile=report.json'],
      {
        'a.test.ts': `import { describe, expect, test } from 'vitest';${TESTS}`,
        'vitest.config.ts': 'export default {};', // otherwise Vitest finds this repository's config
        'b.test.ts': `throw new Error('no start');`,
      },
    ),
  );
  expect(passed).toBe(1);
  expect(skipped).toEqual([expect.stringMatching(/: is not run here$/)]);
  const names = failed.map((name) => name.replace(/^.*[\\/]/, ''));
  expect(names.sort()).toEqual([...TITLES.map((title) => `a.test.ts: ${title}`), 'b.test.ts: no start']);
});

test('a Playwright report lists failed tests', { timeout: 120_000 }, () => {
  const report = reportOf(
    'e2e',
    '@playwright/test',
    'playwright',
    ['test', '--config=.', '--output=output', '--reporter=json'],
    {
      'a.spec.ts': `import { expect, test } from '@playwright/test';\nconst { describe } = test;${TESTS}`,
    },
  );
  const { passed, failed, skipped } = readPlaywrightReport(report);
  expect(passed).toBe(1);
  expect(skipped).toEqual([expect.stringMatching(/: is not run here$/)]);
  expect(failed).toEqual(TITLES.map((title) => `a.spec.ts: ${title}`));
});
