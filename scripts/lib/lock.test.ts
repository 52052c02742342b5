import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lock } from './lock.mjs';

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, '.building');
}

test('a second build says which process it waits for, and goes on when that ends', async () => {
  const file = lockFile();
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(file, String(holder.pid));
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  let isFree = false;
  const taken = lock(file, 'is building.').then((unlock) => {
    isFree = true;
    return unlock;
  });
  await vi.waitFor(() =>
    expect(print.mock.calls).toEqual([[`… Waiting for process ${holder.pid}, which is building.`]]),
  );
  expect(isFree).toBe(false);
  holder.kill('SIGKILL');
  (await taken)();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['a process that was killed', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['nobody', () => ''],
])('a lock that was left by %s is free', async (_what, content) => {
  const file = lockFile();
  writeFileSync(file, content());
  (await lock(file, 'is building.'))();
  expect(existsSync(file)).toBe(false);
});
