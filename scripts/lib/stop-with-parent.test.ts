import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const PRELOAD = new URL('stop-with-parent.mjs', import.meta.url).href;

/** A process as the build starts Docusaurus: it exits with 0 after a stop signal, and writes its id when it runs. */
function program() {
  const folder = mkdtempSync(join(tmpdir(), 'docs-parent-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pid');
  const code = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid))`;
  const started = () =>
    vi.waitFor(() => Number(readFileSync(file, 'utf8')) || expect.fail('not started'), { timeout: 15_000 });
  return { args: ['--import', PRELOAD, '-e', code], started };
}

test('a process whose parent is killed ends by itself', async () => {
  const { args, started } = program();
  const start = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(args)}); setInterval(() => {}, 1000)`;
  const parent = spawn(process.execPath, ['-e', start]);
  const pid = await started();
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 15_000 });
});

test('a process that is stopped never looks successful', async () => {
  const { args, started } = program();
  const child = spawn(process.execPath, args);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await started();
  child.kill('SIGTERM');
  expect(await ended).toBe(143);
});
