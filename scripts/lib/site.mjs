import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hashInputs } from '../../packages/site/src/inputs.mjs';
import { LOCALES } from './locales.mjs';
import { KEEP_COMPILED, programOf } from './programs.mjs';
import { ROOT } from './root.mjs';
import { isBuiltFrom, stagesOf } from './stages.mjs';
import { runStep, StepFailed } from './step.mjs';

/** @typedef {import('./locale-inputs.ts').LocaleInputs} LocaleInputs */

const WEBSITE = join(ROOT, 'website');
/**
 * Locales that one process builds. It needs 4 s to start, but keeps 200 MB of each locale until it ends: for all four, it
 * would need 1.3 GB.
 */
const GROUPS = [LOCALES.slice(0, 2), LOCALES.slice(2)];
/** The bundler of one process uses two cores. */
const AT_ONCE = availableParallelism() < 4 ? 1 : 2;

/** @returns {Promise<boolean>} whether something was built */
export async function buildIfStale() {
  const inputs = hashInputs(ROOT);
  const stamp = join(WEBSITE, 'build/.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(inputs)) return false;
  await buildSite();
  return true;
}

/** Languages of the fixture site. `npm test` builds only the first, to save time. */
export const fixtureLocales = () => (process.env.TEST_ALL ? ['en', 'ru'] : ['en']);

/**
 * The site under other settings and with pages that only the browser tests need.
 * @returns {Promise<boolean>} whether something was built
 */
export async function buildFixtureIfStale() {
  const stamp = join(ROOT, 'website/.fixture/build/.stamp');
  const inputs = `${fixtureLocales()} ${hashInputs(ROOT, process.env, ['e2e/fixture'])}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(inputs)) return false;
  rmSync(stamp, { force: true });
  await runStep('fixture', 'Building the site of the browser tests', [
    { command: process.execPath, args: [join(ROOT, 'e2e/fixture/build.mjs')] },
  ]);
  writeFileSync(stamp, inputs);
  return true;
}

/**
 * Builds the locales whose inputs have changed, or those that are named. The built pages of the others are kept.
 * @param {readonly string[]} [named]
 * @param {{ website?: string, inputsOf?: Record<string, LocaleInputs>, run?: typeof runStep }} [options] for tests
 */
export async function buildSite(named = [], options = {}) {
  const { website = WEBSITE, inputsOf = readLocaleInputs(), run = runStep } = options;
  const build = join(website, 'build');
  const stamp = join(build, '.stamp');
  /** @param {string} locale */
  const builtFrom = (locale) => readBuiltFrom(join(build, '.built-from', locale));
  // Computed before the build: a file edited while it runs makes the result stale.
  const inputs = hashInputs(ROOT);
  for (const locales of named.length > 0 ? [named] : stagesOf(inputsOf, builtFrom)) {
    const outputs = await buildLocales(locales, website, run);
    // Removed until everything is done: an interrupted build must not look finished.
    rmSync(stamp, { force: true });
    mkdirSync(join(build, '.built-from'), { recursive: true });
    for (const locale of locales) rmSync(join(build, '.built-from', locale), { force: true });
    for (const output of outputs) mergeBuild(output, build, LOCALES);
    for (const locale of locales)
      writeFileSync(join(build, '.built-from', locale), JSON.stringify(inputsOf[locale]));
    await run('hosts', 'Writing the files for other hosts', [serverScript('static-hosts/main.ts', [build])]);
    // The server swaps builds when this file changes. A build that lacks locales is served, but never counts as complete.
    const isWhole = LOCALES.every((locale) => isBuiltFrom(inputsOf[locale], builtFrom(locale)));
    writeFileSync(stamp, `${isWhole ? inputs : 'partial'} ${new Date().toISOString()}\n`);
  }
}

/**
 * @param {readonly string[]} locales
 * @param {string} website
 * @param {typeof runStep} run
 * @returns {Promise<string[]>} folders with the built and compressed pages
 */
async function buildLocales(locales, website, run) {
  const builds = GROUPS.map((group, index) => ({
    locales: group.filter((locale) => locales.includes(locale)),
    output: join(website, `.work-${index}`),
    generated: `.docusaurus-${index}`,
  })).filter((build) => build.locales.length > 0);
  if (builds.length === 0) return [];
  const outputs = builds.map(({ output }) => output);
  // An interrupted build may have left other locales there.
  for (const output of outputs) rmSync(output, { recursive: true, force: true });
  await run('build', `Building the site (${locales.join(', ')})`, builds.map(buildCommand), AT_ONCE);
  await run('compress', 'Compressing it', [serverScript('precompress-main.ts', outputs)]);
  return outputs;
}

/** @returns {Record<string, LocaleInputs>} */
function readLocaleInputs() {
  const script = join(ROOT, 'scripts/lib/locale-inputs-main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...KEEP_COMPILED },
  });
  if (status !== 0) throw new StepFailed(stderr.trim());
  return JSON.parse(stdout);
}

/**
 * What a locale was built from. Undefined if it was never built, or by a version of this script that wrote another form.
 * @param {string} file
 * @returns {LocaleInputs | undefined}
 */
function readBuiltFrom(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {object} build
 * @param {readonly string[]} build.locales
 * @param {string} build.output
 * @param {string} build.generated processes that run at the same time must not write to the same folder
 */
function buildCommand({ locales, output, generated }) {
  const options = ['--out-dir', output, ...locales.flatMap((locale) => ['--locale', locale])];
  return {
    ...programOf('website', '@docusaurus/core', 'docusaurus', 'build', ...options),
    cwd: WEBSITE,
    env: { ...KEEP_COMPILED, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated },
  };
}

/**
 * @param {string} script
 * @param {string[]} folders
 */
function serverScript(script, folders) {
  const path = join(ROOT, 'packages/server/src', script);
  return { command: process.execPath, args: ['--import', 'tsx', path, ...folders], env: KEEP_COMPILED };
}

/**
 * Replaces locales in `build` with their new builds. The default locale uses the folder itself, the others a subfolder.
 * Folders whose names begin with a dot contain one file per locale, so they are merged.
 * @param {string} output
 * @param {string} build
 * @param {readonly string[]} locales
 */
export function mergeBuild(output, build, locales) {
  mkdirSync(build, { recursive: true });
  const isShared = (/** @type {string} */ name) => name.startsWith('.');
  const hasDefault = existsSync(join(output, 'index.html'));
  const isReplaced = (/** @type {string} */ name) =>
    existsSync(join(output, name)) || (hasDefault && !locales.includes(name));
  for (const name of readdirSync(build)) {
    if (!isShared(name) && isReplaced(name)) rmSync(join(build, name), { recursive: true });
  }
  for (const name of readdirSync(output)) {
    if (isShared(name)) cpSync(join(output, name), join(build, name), { recursive: true });
    else renameSync(join(output, name), join(build, name));
  }
  rmSync(output, { recursive: true });
}
