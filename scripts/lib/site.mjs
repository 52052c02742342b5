import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from '../../packages/site/src/inputs.mjs';
import { programOf } from './programs.mjs';
import { ROOT } from './root.mjs';
import { runStep } from './step.mjs';

const BUILD = join(ROOT, 'website/build');
const STAMP = join(BUILD, '.stamp');
/** Docusaurus empties its whole output folder when it builds the default locale, so a build of some locales goes here. */
const PARTIAL = join(ROOT, 'website/.work-partial');

/** @returns {Promise<boolean>} whether something was built */
export async function buildIfStale() {
  const inputs = hashInputs(ROOT);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8').startsWith(inputs)) return false;
  await buildSite();
  return true;
}

/**
 * The site under other settings and with pages that only the browser tests need.
 * @returns {Promise<boolean>} whether something was built
 */
export async function buildFixtureIfStale() {
  const stamp = join(ROOT, 'website/.fixture/build/.stamp');
  const inputs = hashInputs(ROOT, process.env, ['e2e/fixture']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(inputs)) return false;
  rmSync(stamp, { force: true });
  await runStep('fixture', 'Building the site of the browser tests', [
    { command: process.execPath, args: [join(ROOT, 'e2e/fixture/build.mjs')] },
  ]);
  writeFileSync(stamp, inputs);
  return true;
}

/** @param {string[]} args for Docusaurus, such as --locale ru; the built pages of other locales are kept */
export async function buildSite(args = []) {
  // Taken before the build: what is edited while it runs makes the result stale.
  const inputs = hashInputs(ROOT);
  // Gone until everything is done: a build that is cut off must not look finished.
  rmSync(STAMP, { force: true });
  const partial = args.includes('--locale');
  const target = partial ? ['--out-dir', PARTIAL] : [];
  await runStep('build', `Building the site (${partial ? args.join(' ') : 'all locales'})`, [
    {
      ...programOf('website', '@docusaurus/core', 'docusaurus', 'build', ...args, ...target),
      cwd: join(ROOT, 'website'),
    },
  ]);
  if (partial) mergeBuild(PARTIAL, BUILD);
  await runStep('compress', 'Compressing it', [
    {
      command: process.execPath,
      args: ['--import', 'tsx', join(ROOT, 'packages/server/src/precompress-main.ts'), BUILD],
    },
    {
      command: process.execPath,
      args: ['--import', 'tsx', join(ROOT, 'packages/server/src/static-hosts/main.ts'), BUILD],
    },
  ]);
  // The server swaps builds when this file changes. A build of some locales only is served, but never counts as whole.
  writeFileSync(STAMP, `${args.length > 0 ? 'partial' : inputs} ${new Date().toISOString()}\n`);
}

/**
 * Replaces in `build` everything that the partial build has. Folders that begin with a dot have one file per locale, so they are merged.
 * @param {string} partial
 * @param {string} build
 */
export function mergeBuild(partial, build) {
  for (const name of readdirSync(partial)) {
    if (!name.startsWith('.')) rmSync(join(build, name), { recursive: true, force: true });
  }
  cpSync(partial, build, { recursive: true });
  rmSync(partial, { recursive: true });
}
