import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWordLists } from './word-lists.ts';

test.each(['stop-words', 'synonyms'] as const)('every list in %s is used', (folder) => {
  const names = readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith('.json'));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(readWordLists(folder, name.replace('.json', '')), name).toHaveLength(1);
});
