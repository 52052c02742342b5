import type { PhrasingContent, Root, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { breakLongNames } from './long-names.ts';

/** The number of places where the name may wrap. */
function places(node: RootContent): number {
  const tree: Root = { type: 'root', children: [node] };
  breakLongNames(tree);
  return JSON.stringify(tree).split('"name":"wbr"').length - 1;
}

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const inTable = (value: string): RootContent => ({
  type: 'table',
  children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: [code(value)] }] }],
});
const inLink = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'link', url: '#', children: [code(value)] }],
});

test('A long name in a table may wrap after an underscore and before a word', () => {
  expect(places(inTable('ERROR_SERVICE_NOT_AVAILABLE'))).toBe(3);
  expect(places(inTable('NOT_AVAILABLE'))).toBe(0);
  expect(places(inTable('/reportIncorrectImageCaptcha'))).toBe(3);
  expect(places(inTable('5'.repeat(60)))).toBe(2);
});

test('A name in the text may wrap if it is longer than a line on a phone', () => {
  expect(places(inLink('ERROR_PROXY_CREDENTIALS_INVALID_CHARACTER'))).toBe(4);
  expect(places(inLink('ERROR_SERVICE_NOT_AVAILABLE'))).toBe(0);
  expect(places(inLink('https://api.captcha-cloud.example/createTask'))).toBe(0);
});

test('A heading is not changed, because other plugins read its code', () => {
  const heading = code('ERROR_PROXY_CREDENTIALS_INVALID_CHARACTER');
  expect(places({ type: 'heading', depth: 2, children: [heading] })).toBe(0);
});
