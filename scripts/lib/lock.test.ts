import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lock } from './lock.mjs';

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, '.building');
}

test('a second build fails, and names the process that is building', () => {
  const file = lockFile();
  writeFileSync(file, String(process.ppid));
  expect(() => lock(file, 'is building')).toThrow(
    `Process ${process.ppid} is building: wait until it has ended, then start again.`,
  );
});

test.each([
  ['a process that was killed', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['nobody', () => ''],
])('a lock that was left by %s is free', (_what, content) => {
  const file = lockFile();
  writeFileSync(file, content());
  const unlock = lock(file, 'is building');
  expect(existsSync(file)).toBe(true);
  unlock();
  expect(existsSync(file)).toBe(false);
});
