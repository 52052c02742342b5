import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assemble, FINGERPRINT, replaceSite, restoreSite, WARNINGS } from './assemble.mjs';
import { LOCALES } from './locales.mjs';
import { lock } from './lock.mjs';
import { programOf } from './programs.mjs';
import { ROOT } from './root.mjs';
import { logOf, runStep, StepFailed } from './step.mjs';
import { warningReport, warningsIn } from './warnings.mjs';

const WEBSITE = join(ROOT, 'website');
/** Written by website/plugins/hosting. */
const HEADERS = '.headers.json';
const STOP_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/lib/stop-with-parent.mjs')).href;

/**
 * Builds the locales whose fingerprint has changed, each in its own folder, and then the site from them, which takes the
 * place of the last one as a whole. An interrupted build leaves the last site in place.
 * @param {readonly string[]} [named] locales to build if they are stale; all by default
 * @param {{
 *   website?: string,
 *   locales?: string[],
 *   fingerprints?: () => Promise<Record<string, string>>,
 *   run?: typeof runStep
 * }} [options] for tests
 * @returns {Promise<boolean>} whether something was built
 */
export async function buildSite(named, options = {}) {
  const { website = WEBSITE, locales = LOCALES, fingerprints = readFingerprints, run = runStep } = options;
  const [english = ''] = locales;
  await checkSettings();
  const unlock = await lock(join(website, '.building'), 'is building the site.');
  try {
    // Computed before the build: a file that is edited while it runs makes the result stale.
    const now = await withoutStack(fingerprints);
    const folderOf = (/** @type {string} */ locale) => join(website, '.locales', locale);
    const builtFrom = (/** @type {string} */ locale) => read(join(folderOf(locale), FINGERPRINT));
    const wanted = locales.filter((locale) => named?.includes(locale) ?? true);
    if (!wanted.includes(english) && !builtFrom(english)) {
      console.log('English has not been built yet, and the site needs it: it is built too.');
      wanted.unshift(english);
    }
    const stale = wanted.filter((locale) => builtFrom(locale) !== known(now, locale));
    const build = (/** @type {string[]} */ those) =>
      buildLocales(
        those.map((locale) => ({
          command: docusaurusBuild(locale, folderOf(locale)),
          locale,
          folder: folderOf(locale),
          fingerprint: known(now, locale),
        })),
        run,
      );
    await build(stale);
    // The site has one policy, which allows one inline script: pages with another one would stay without React.
    const policyOf = (/** @type {string} */ locale) => read(join(folderOf(locale), HEADERS));
    const [fresh = english] = stale;
    const others = locales.filter((locale) => builtFrom(locale) && policyOf(locale) !== policyOf(fresh));
    if (others.length > 0) {
      console.log(`The content security policy has changed, so these are built too: ${others.join(', ')}.`);
      await build(others);
    }

    const site = join(website, 'build');
    restoreSite(site);
    const built = locales.filter((locale) => builtFrom(locale));
    const stamp = `${JSON.stringify({ ...Object.fromEntries(built.map((locale) => [locale, builtFrom(locale)])), server: known(now, 'server') })}\n`;
    const isStale = read(join(site, '.stamp')) !== stamp;
    if (isStale) {
      const next = join(website, '.next-build');
      assemble(built.map(folderOf), next, site);
      await run('assemble', 'Assembling the site and its server', [
        script('scripts/lib/finish-site.ts', next),
      ]);
      writeFileSync(join(next, '.stamp'), stamp);
      replaceSite(next, site);
    }
    // Those of unchanged locales too: a warning is shown until its cause is fixed.
    const warningsOf = (/** @type {string} */ locale) =>
      JSON.parse(read(join(folderOf(locale), WARNINGS)) || '[]');
    const report = warningReport(Object.fromEntries(built.map((locale) => [locale, warningsOf(locale)])));
    if (report) console.log(report);
    const old = built.filter((locale) => builtFrom(locale) !== known(now, locale));
    if (old.length > 0) console.log(`Not built again, though their sources have changed: ${old.join(', ')}.`);
    return isStale;
  } finally {
    unlock();
  }
}

/** Reports a malformed variable before any work. Docusaurus would report it with a stack, once its plugins are loaded. */
export async function checkSettings() {
  const { readEnvironment } = await importTypeScript('../../website/environment.ts');
  await withoutStack(() => readEnvironment());
}

/**
 * For errors whose message is for the author of a source or a setting. Their stacks name generated code.
 * @template Result
 * @param {() => Result | Promise<Result>} work
 */
async function withoutStack(work) {
  try {
    return await work();
  } catch (error) {
    throw new StepFailed(/** @type {Error} */ (error).message);
  }
}

/** Languages of the fixture site. `npm test` builds only the first, to save time. */
export const fixtureLocales = () => (process.env.TEST_ALL ? LOCALES : LOCALES.slice(0, 1));

/**
 * The site under other settings and with pages that only the browser tests need.
 * @returns {Promise<boolean>} whether something was built
 */
export async function buildFixtureIfStale() {
  const stamp = join(ROOT, 'website/.fixture/build/.stamp');
  const { fingerprint } = await loadFingerprint();
  const now = fixtureLocales()
    .map((locale) => fingerprint(ROOT, locale, { more: ['e2e/fixture'] }))
    .join(' ');
  if (read(stamp) === now) return false;
  rmSync(stamp, { force: true });
  await runStep('fixture', 'Building the site of the browser tests', [script('e2e/fixture/build.mjs')]);
  writeFileSync(stamp, now);
  return true;
}

/**
 * @param {{ command: import('./step.mjs').Command, locale: string, folder: string, fingerprint: string }[]} locales
 * @param {typeof runStep} run
 */
async function buildLocales(locales, run) {
  if (locales.length === 0) return;
  await run('plugins', 'Compiling the plugins', [script('website/plugins/compile.mjs')]);
  for (const [index, { command, locale, folder, fingerprint }] of locales.entries()) {
    const title = `Building and compressing the pages in ${locale}, ${index + 1} of ${locales.length}`;
    rmSync(folder, { recursive: true, force: true });
    await run(`build-${locale}`, title, [command, script('packages/server/src/precompress-main.ts', folder)]);
    writeFileSync(join(folder, WARNINGS), JSON.stringify(warningsIn(read(logOf(`build-${locale}`)))));
    // Written last: an interrupted build of a locale is repeated.
    writeFileSync(join(folder, FINGERPRINT), fingerprint);
  }
}

/** Small fonts too: the policy allows no font in a style sheet. */
export const FONTS_AS_FILES = { WEBPACK_URL_LOADER_LIMIT: '0' };

/**
 * @param {string} locale
 * @param {string} folder
 */
function docusaurusBuild(locale, folder) {
  const { command, args } = programOf('website', '@docusaurus/core', 'docusaurus', 'build');
  return {
    command,
    args: ['--import', STOP_WITH_PARENT, ...args, '--locale', locale, '--out-dir', folder],
    cwd: WEBSITE,
    env: {
      ...FONTS_AS_FILES,
      // `npm run dev` may be running.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`,
    },
  };
}

/** @returns {Promise<Record<string, string>>} by locale, and of the server */
async function readFingerprints() {
  return (await loadFingerprint()).fingerprints(ROOT);
}

/**
 * @param {Record<string, string>} values
 * @param {string} part
 */
function known(values, part) {
  const value = values[part];
  if (!value) throw new Error(`scripts/lib/fingerprint.ts has no value for ${part}.`);
  return value;
}

/** @returns {Promise<typeof import('./fingerprint.ts')>} */
const loadFingerprint = () => importTypeScript('./fingerprint.ts');

/**
 * Node may not run TypeScript by itself.
 * @param {string} path
 */
async function importTypeScript(path) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(path, import.meta.url);
}

/**
 * @param {string} path
 * @param {string[]} args
 */
function script(path, ...args) {
  const loader = path.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return {
    command: process.execPath,
    args: ['--import', STOP_WITH_PARENT, ...loader, join(ROOT, path), ...args],
  };
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
