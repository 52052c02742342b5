import { expect, test } from 'vitest';
import type { RecordType, SearchRecord } from '../record.ts';
import { buildIndex } from './index.ts';
import { signposts } from './signposts.ts';

const records = [
  record('/balance', 'lvl1', 'getBalance'),
  record('/accept', 'lvl1', 'Token acceptance (nocache)'),
  record('/errors', 'lvl1', 'Errors'),
  record('/errors', 'lvl3', 'ERROR_ZERO_BALANCE', 'The balance is empty.'),
  record('/index', 'lvl1', 'API'),
  record('/index', 'content', null, 'see how much money is left · getBalance'),
  record('/index', 'content', null, 'Token acceptance: the site refuses part of them.'),
  record('/other', 'content', null, 'ERROR_ZERO_BALANCE · The balance is empty.'),
  record('/other', 'content', null, 'The balance is empty.'),
];

test('a line that begins or ends with the title of another page, or begins with an entry of one, leads there', () => {
  expect([...signposts(records)]).toEqual([
    [5, 0],
    [6, 1],
    [7, 3],
  ]);
});

test('the words of a signpost find the page that it leads to first', () => {
  const [hit] = buildIndex('en', records).search('how much money is left').hits;
  expect(hit?.record.url).toBe('/balance');
});

test('an entry is found on its own page first', () => {
  const [hit] = buildIndex('en', records).search('zero balance empty').hits;
  expect(hit?.record.url).toBe('/errors');
});

function record(
  url: string,
  type: RecordType,
  title: string | null,
  content: string | null = null,
): SearchRecord {
  const none = { lvl0: null, lvl1: 'Other', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: `${url} ${title} ${content}`,
    hierarchy: type === 'content' ? none : { ...none, [type]: title },
    content,
    type,
    url,
    url_without_anchor: url,
    anchor: null,
    lang: 'en',
    version: 'current',
    weight: { pageRank: 1, level: 100, position: 1 },
  };
}
