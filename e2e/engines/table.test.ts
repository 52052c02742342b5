import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listBehaviors, readTable, writeTable } from './table.ts';

test('the table of the README lists the behaviors that are tested', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(listBehaviors(readTable(readme))).toEqual(listBehaviors(writeTable(() => 'not run')));
});
