import { expect, test } from 'vitest';
import { warningReport, warningsIn } from './warnings.mjs';

const LOG = `[INFO] [en] Creating an optimized production build...
[WARNING] Markdown link with URL \`./nada.mdx\` in source file "docs/news.mdx" couldn't be resolved.
[WARNING] Duplicate routes found!
- Attempting to create page at /a, but a page already exists at this route.
This could lead to non-deterministic routing behavior.
[SUCCESS] Generated static files in "build".
`;

test('warnings are read from the output of Docusaurus, with all their lines', () => {
  expect(warningsIn(LOG)).toEqual([
    '[WARNING] Markdown link with URL `./nada.mdx` in source file "docs/news.mdx" couldn\'t be resolved.',
    '[WARNING] Duplicate routes found!\n- Attempting to create page at /a, but a page already exists at this route.\nThis could lead to non-deterministic routing behavior.',
  ]);
  expect(warningsIn('[SUCCESS] Generated.\n')).toEqual([]);
});

test('the report counts warnings and shows each once, with its locales', () => {
  expect(
    warningReport({ en: ['[WARNING] No.', '[WARNING] No.', '[WARNING] Two\nlines'], ru: ['[WARNING] No.'] }),
  ).toBe('\n2 warnings:\n  No. (en, ru)\n  Two\n  lines (en)');
  expect(warningReport({ en: ['[WARNING] No.'] })).toBe('\n1 warning:\n  No. (en)');
  expect(warningReport({ en: [], ru: [] })).toBe('');
});
