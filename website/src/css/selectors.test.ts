import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const SRC = join(__dirname, '..');
const rules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .flatMap((path) => selectorsOf(readFileSync(join(SRC, path), 'utf8')));

// Such rules make the browser compute the styles of many elements whenever anything in the page changes.

test('no rule styles elements below a root with :has()', () => {
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter(isBelowRootWithHas)).toEqual([]);
});

test('no rule depends on whether an element has a class at all', () => {
  expect(rules.filter((selector) => selector.includes('[class]'))).toEqual([]);
});

test('the check looks at the first element of a selector only', () => {
  const css =
    '[data-whole]:not(:has(:target)) .code, html:has(> body > dialog), html .markdown:has(:target) p { color: red }';
  expect(selectorsOf(css).filter(isBelowRootWithHas)).toEqual(['[data-whole]:not(:has(:target)) .code']);
});

function selectorsOf(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    found.push(...rule.selectors.map((selector) => selector.replace(/^:global\((.*)\)$/, '$1')));
  });
  return found;
}

function isBelowRootWithHas(selector: string): boolean {
  let depth = 0;
  const end = [...selector].findIndex((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return depth === 0 && /[\s>+~]/.test(character);
  });
  const first = end < 0 ? '' : selector.slice(0, end);
  return /^(:global\()?(html|:root|\[data-)/.test(first) && first.includes(':has(');
}
