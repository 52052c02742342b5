// npm test [-- types unit …]: everything, or the named steps only, with one summary at the end.
// npm run test:all: also the slow tests: every page in every color mode, and every behavior in every engine and locale.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { installIfStale } from './lib/install.mjs';
import { programOf } from './lib/programs.mjs';
import { typedProjects } from './lib/projects.mjs';
import { readPlaywrightReport, readVitestReport } from './lib/reports.mjs';
import { ROOT } from './lib/root.mjs';
import { buildFixtureIfStale, buildSite } from './lib/site.mjs';
import { runStep, StepFailed } from './lib/step.mjs';
import { ensureToolchains } from './toolchains.mjs';

/**
 * `note` is shown in the summary; `tests` is the result of a step that runs tests; `fault` is the failure message.
 * @typedef {{ note?: string, tests?: Tests | undefined, fault?: string }} Outcome
 * @typedef {import('./lib/reports.mjs').Tests} Tests
 */

/** @type {Record<string, () => Promise<Outcome>>} */
const STEPS = {
  install: async () => ({ note: (await installIfStale({ withTests: true })) ? '' : 'up to date' }),
  chromium: async () => ({ note: await ensureChromium() }),
  toolchains: async () => {
    const missing = await ensureToolchains();
    return { note: missing.length > 0 ? `missing: ${missing.join(', ')}` : 'all present' };
  },
  types: async () => {
    await runStep(
      'types',
      'Checking types',
      typedProjects().map((project) => programOf('.', 'typescript', 'tsc', '-p', project)),
    );
    return {};
  },
  translations: async () => {
    const complete = await runStep('translations', 'Comparing the translations with the English texts', [
      node('--import', 'tsx', 'website/translations/index.ts'),
    ]).then(
      () => true,
      (error) => {
        // English may be published first; a release is complete in every language.
        if (all || !(error instanceof StepFailed)) throw error;
        return false;
      },
    );
    return { note: complete ? 'complete' : 'WARNING: incomplete, see npm run translations' };
  },
  lint: async () => {
    await runStep('lint', 'Checking style', [
      programOf('.', '@biomejs/biome', 'biome', 'ci', '--colors=off'),
      programOf('.', 'knip', 'knip', '--no-progress'),
    ]);
    return {};
  },
  unit: () => vitest('unit', 'Testing the parts', 'vitest.config.ts'),
  build: async () => ({ note: (await buildSite()) ? '' : 'up to date' }),
  fixture: async () => ({ note: (await buildFixtureIfStale()) ? '' : 'up to date' }),
  built: () => vitest('built', 'Testing the built site', 'vitest.built.config.ts'),
  browser: () => playwright('browser', 'Testing in the browser'),
  walk: () => playwright('walk', 'Walking through every page', WALKED, { WALK: 'full' }),
  engines: async () => {
    const env = { CHROMIUM_PATH: await ensureChromium() };
    const { present, missing } = await ensureEngines();
    // The browser step tests Chromium in far greater detail.
    const files = ['table', ...(all ? ['chromium'] : []), ...present];
    const title = all ? 'Testing in Chromium, Firefox and WebKit' : 'Testing in Firefox and WebKit';
    const outcome = await vitest('engines', title, 'e2e/engines/vitest.config.ts', files, env);
    return { ...outcome, note: missing.map((name) => `${name} not run: not installed`).join(', ') };
  },
};

/** Stages run one after another. The lanes of a stage run in parallel, the steps of a lane in sequence. */
const STAGES = [
  [['install'], ['toolchains']],
  [['chromium']], // apt-get allows one install at a time, and Playwright's own installer is one of the packages
  [
    ['types', 'translations', 'lint', 'unit'],
    ['build', 'fixture', 'built'],
  ],
  [['browser']],
  [['walk', 'engines']],
];

/** Tests of every route, locale and color mode. */
const WALKED = ['tests/walk.spec.ts', 'tests/accessibility.spec.ts', 'tests/accessibility.long.spec.ts'];

/** Slow steps that find little that the other steps do not. */
const ONLY_IN_ALL = ['walk'];

const [all, wanted] = [
  process.argv.includes('--all'),
  process.argv.slice(2).filter((word) => word !== '--all'),
];
if (all) process.env.TEST_ALL = '1';
const unknown = wanted.find((name) => !(name in STEPS));
if (unknown) {
  console.error(`There is no step "${unknown}"; the steps are ${Object.keys(STEPS).join(', ')}.`);
  process.exit(1);
}

// `npm start` installs less than the tests need, so every run begins with the installation.
const isWanted = (/** @type {string} */ name) =>
  name === 'install' || (wanted.length > 0 ? wanted.includes(name) : all || !ONLY_IN_ALL.includes(name));
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const skipped = [];
/** @type {Record<string, string[]>} */
const summaries = {};
/** @type {string[]} */
const faults = [];
for (const lanes of STAGES) await Promise.all(lanes.map(runLane));
const summary = Object.keys(STEPS).flatMap((name) => summaries[name] ?? []);

console.log(`\n${summary.join('\n')}\n`);
for (const fault of faults) console.log(`${fault}\n`);
if (skipped.length > 0) {
  const names = skipped.map((test) => `  – ${test.replace(ROOT, '')}`);
  console.log(`Skipped, ${skipped.length} in all:\n${names.join('\n')}\n`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** @param {string[]} names */
async function runLane(names) {
  let failedHere = faults.length > 0;
  for (const name of names) {
    const step = STEPS[name];
    if (!step || !isWanted(name)) continue;
    if (failedHere) {
      summaries[name] = [`${name.padEnd(12)}      –  not run`];
      continue;
    }
    const begun = Date.now();
    const { fault = '', tests, note } = await step().catch(asFault);
    if (fault) faults.push(fault);
    failedHere = !!fault;
    const failed = tests?.failed ?? [];
    total.passed += tests?.passed ?? 0;
    skipped.push(...(tests?.skipped ?? []));
    // A step that fails without a failed test, types for example, counts as one: the last line must never look green.
    total.failed += failed.length || (fault ? 1 : 0);
    const counts = tests && `${tests.passed} passed, ${failed.length} failed`;
    const notes = [counts, note].filter(Boolean).join('; ');
    const seconds = ((Date.now() - begun) / 1000).toFixed(0);
    summaries[name] = [
      `${name.padEnd(12)} ${seconds.padStart(4)} s  ${fault ? 'FAILED  ' : ''}${notes}`.trimEnd(),
      ...failed.map((test) => `  ✗ ${test.replace(ROOT, '')}`),
    ];
  }
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} config
 * @param {string[]} [files] names of the test files, if not all
 * @param {Record<string, string>} [env]
 */
function vitest(name, title, config, files = [], env = {}) {
  const report = `.logs/${name}.json`;
  const args = [
    'run',
    ...files,
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(ROOT, report)}`,
  ];
  const program = programOf('.', 'vitest', 'vitest', ...args);
  return counted(name, title, { ...program, env }, report, readVitestReport);
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} [files] if not all
 * @param {Record<string, string>} [env]
 */
async function playwright(name, title, files = [], env = {}) {
  const run = {
    ...programOf('e2e', '@playwright/test', 'playwright', 'test', ...files),
    cwd: join(ROOT, 'e2e'),
    env: { ...env, CHROMIUM_PATH: await ensureChromium() },
  };
  return counted(name, title, run, 'e2e/results/playwright.json', readPlaywrightReport);
}

/**
 * Runs a test runner and reads its report, also when tests failed.
 * @param {string} name
 * @param {string} title
 * @param {import('./lib/step.mjs').Command} command
 * @param {string} report
 * @param {(json: any) => Tests} readReport each runner has its own report format
 * @returns {Promise<Outcome>}
 */
async function counted(name, title, command, report, readReport) {
  const path = join(ROOT, report);
  rmSync(path, { force: true });
  /** @type {Outcome} */
  const outcome = await runStep(name, title, [command]).then(() => ({}), asFault);
  if (existsSync(path)) return { ...outcome, tests: readReport(JSON.parse(readFileSync(path, 'utf8'))) };
  return { fault: `The step "${name}" left no report in ${report}.`, ...outcome };
}

/**
 * @param {unknown} error
 * @returns {Outcome}
 */
function asFault(error) {
  if (error instanceof StepFailed) return { fault: error.message };
  throw error;
}

/** @param {string[]} args */
function node(...args) {
  return { command: process.execPath, args };
}
