import { methods } from '@docs/contract';
import { expect, it } from 'vitest';
import sidebars from './sidebars';

it('shows the verb of each method from the contract', () => {
  const shown = [...JSON.stringify(sidebars).matchAll(/"id":"([^"]+)","className":"method-(\w+)"/g)];
  const verbs = shown.map(([, id, verb]) => [`/docs/${id}`, verb?.toUpperCase()]);
  const pages = new Set(shown.map(([, id]) => `/docs/${id}`));
  expect(verbs).toEqual(
    methods('en')
      .filter(({ page }) => pages.has(page))
      .map(({ page, verb }) => [page, verb]),
  );
  expect(verbs).toHaveLength(4);
});
