import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from '../../packages/site/src/inputs.mjs';
import { ROOT } from './root.mjs';
import { runStep } from './step.mjs';

const BUILD = join(ROOT, 'website/build');
const STAMP = join(BUILD, '.stamp');

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

/** @param {string[]} args for the site generator, such as --locale ru */
export async function buildSite(args = []) {
  // Taken before the build: what is edited while it runs makes the result stale.
  const inputs = hashInputs(ROOT);
  // Gone until everything is done: a build that is cut off must not look finished.
  rmSync(STAMP, { force: true });
  await runStep(
    'build',
    args.length > 0 ? `Building the site (${args.join(' ')})` : 'Building the site in every language',
    [
      {
        command: 'docusaurus',
        args: ['build', ...args],
        cwd: join(ROOT, 'website'),
      },
    ],
  );
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
