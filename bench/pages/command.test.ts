import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand, treeMemory } from './command.ts';

test('the memory of a command is the sum of its process tree', () => {
  const processes = [
    { pid: 1, parent: 0, kb: 5 },
    { pid: 10, parent: 1, kb: 100 },
    { pid: 11, parent: 10, kb: 20 },
    { pid: 12, parent: 11, kb: 3 },
    { pid: 20, parent: 1, kb: 1000 },
  ];
  expect(treeMemory(10, processes)).toBe(123);
});

test('the error of a failed command has its name, its exit code and the reason', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = join(cwd, 'build.log');
  const script = 'console.log("begun"); console.error("Error: no such page"); process.exit(3)';
  await expect(runCommand([process.execPath, '-e', script], { cwd, log })).rejects.toThrow(
    `ended with code 3: Error: no such page (all of it in ${log})`,
  );
});
