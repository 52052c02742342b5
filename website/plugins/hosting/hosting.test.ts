import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHash } from './index';

test('The hash is that of the inline script', () => {
  const page = '<script type=application/ld+json>{}</script><script data-announcement=a>run()</script>';
  expect(inlineScriptHash(page)).toBe(`sha256-${createHash('sha256').update('run()').digest('base64')}`);
});

test.each(['', '<script src=/a.js></script>', '<script data-announcement=a></script>'])(
  'A page without an inline script stops the build: %s',
  (page) => {
    expect(() => inlineScriptHash(page)).toThrow('404.html has no inline script');
  },
);
