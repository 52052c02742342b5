import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';
import { StepFailed } from './step.mjs';

/**
 * The command of an installed package, resolved as Node does from the workspace that depends on the package. It runs
 * with this Node and without a shell, so that it works on Windows too.
 * @param {string} workspace folder whose package.json declares the package; the root is '.'
 * @param {string} packageName
 * @param {string} program name in the package's `bin`
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function programOf(workspace, packageName, program, ...args) {
  // Not resolve(`${packageName}/package.json`): some packages do not export that file.
  const folders = createRequire(join(ROOT, workspace, 'package.json')).resolve.paths(packageName) ?? [];
  const manifest = folders.map((folder) => join(folder, packageName, 'package.json')).find(existsSync);
  if (!manifest) throw new StepFailed(`${packageName} is not installed: run npm ci.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { command: process.execPath, args: [join(dirname(manifest), bin[program]), ...args] };
}

/**
 * npm, which is a script next to Node on Windows and a program on other systems.
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function npm(...args) {
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const script = process.env.npm_execpath ?? (process.platform === 'win32' ? beside : undefined);
  return script ? { command: process.execPath, args: [script, ...args] } : { command: 'npm', args };
}
