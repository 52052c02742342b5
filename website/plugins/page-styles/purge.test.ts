import { expect, test } from 'vitest';
import { type Names, usedStyles } from './purge';

const NAMES: Names = { tags: ['p'], classes: ['used'], ids: [], attributes: ['class'], values: ['used'] };

test('Only rules for the names of the pages, and for what is set before React, are left', async () => {
  const css = await usedStyles('.used{color:red}.other{color:blue}[data-pressed]{top:0}', [NAMES]);
  expect(css).toBe('.used{color:red}[data-pressed]{top:0}');
});

test('A sheet without any rule for the pages stops the build', async () => {
  await expect(usedStyles('.other{color:blue}', [NAMES])).rejects.toThrow('No style rule matches');
});
