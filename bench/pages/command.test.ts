import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryOf, processTree, runCommand } from './command.ts';

test('the memory of a command includes that of everything it started', () => {
  const processes = [
    { pid: 1, parent: 0, kb: 5 },
    { pid: 10, parent: 1, kb: 100 },
    { pid: 11, parent: 10, kb: 20 },
    { pid: 12, parent: 11, kb: 3 },
    { pid: 20, parent: 1, kb: 1000 },
  ];
  expect(processTree(10, processes).map(({ kb }) => kb)).toEqual([100, 20, 3]);
});

test.runIf(existsSync('/proc/self/smaps_rollup'))(
  'memory shared by processes counts once in their sum',
  async () => {
    const rss = process.memoryUsage.rss() / 1024;
    const own = await memoryOf({ pid: process.pid, parent: 0, kb: rss });
    expect(own).toBeGreaterThan(rss / 10);
    expect(own).toBeLessThan(rss);
  },
);

test('the resident set counts for a process that is gone', async () => {
  expect(await memoryOf({ pid: 2 ** 30, parent: 0, kb: 7 })).toBe(7);
});

test('the error of a failed command has its name, its exit code and the reason', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = join(cwd, 'build.log');
  const script = 'console.log("begun"); console.error("Error: no such page"); process.exit(3)';
  await expect(runCommand([process.execPath, '-e', script], { cwd, log })).rejects.toThrow(
    `ended with code 3: Error: no such page (all of it in ${log})`,
  );
});
