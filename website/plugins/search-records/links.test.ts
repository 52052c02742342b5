import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { addLinks } from './links';
import { readPage } from './page';

const page = (path: string, body: string) =>
  readPage({ path, $: load(`<main>${body}</main>`), locale: 'en', section: 'API', role: 'page' });

const pages = [
  page('/docs/balance', '<h1>getBalance</h1><h2 id="fields">Fields</h2>'),
  page(
    '/docs/start',
    `<h1>Start</h1>
    <p>See how much money is left: <a href="/docs/balance">getBalance</a>.</p>
    <p>The service stores <a href="/docs/balance/#fields">a few values</a> for you. Send it a request.</p>
    <p><a href="/docs/start">Start</a> and <a href="https://example.com/">elsewhere</a></p>`,
  ),
  page('/docs/other', '<h1>Other</h1><p>Top up. Then call <a href="/docs/balance">getBalance</a>.</p>'),
];
addLinks(pages);
const [balance, fields] = pages[0]?.records ?? [];

test('A page or section has the texts of the links to it, and the sentences that begin or end with one', () => {
  expect(balance?.linkTexts).toEqual(['See how much money is left: getBalance.', 'Then call getBalance.']);
  expect(fields?.linkTexts).toEqual(['a few values']);
});

test('It has the number of other pages that link to it', () => {
  expect(balance?.weight.links).toBe(2);
  expect(fields?.weight.links).toBe(1);
  expect(pages[1]?.records[0]?.weight.links).toBeUndefined();
});

test('A line that only leads to another page is marked', () => {
  const marked = pages.flatMap(({ records }) => records).filter(({ signpost }) => signpost);
  expect(marked.map(({ content }) => content)).toEqual(['See how much money is left: getBalance.']);
});
