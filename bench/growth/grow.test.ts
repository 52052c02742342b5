import { expect, test } from 'vitest';
import { changeWords, growContent } from './grow.ts';

test('a copy has different words, but the same code, tags, links and headings', () => {
  const page = `---
title: Confidence threshold
---

## Threshold in the task {#threshold}

Another threshold returns fewer results of \`recognizer\`, see [results](./results.mdx).

<RequestExample of="ImageToTextTask" />

\`\`\`json
{ "threshold": 1 }
\`\`\`
`;
  const changed = changeWords(page, 2);
  expect(changed).toContain(
    'Another thresholdcc returns fewer results of `recognizer`, see [results](./results.mdx).',
  );
  expect(changed.replace('thresholdcc', 'threshold')).toBe(page);
});

test('three times the pages are three sections with their own addresses', () => {
  const page = { path: 'docs/a', title: 'A', label: 'A', description: '', body: '' };
  const { pages, sidebar } = growContent({ name: 'Site', pages: [page], sidebar: [page] }, 3);
  expect(pages.map(({ path }) => path)).toEqual(['docs/a', 'docs/copy-2/a', 'docs/copy-3/a']);
  expect(sidebar).toHaveLength(3);
});
