import { describe, expect, test } from 'vitest';
import { fixtureRecords } from '../../golden/fixture/index.ts';
import type { SearchRecord } from '../record.ts';
import { buildIndex } from './index.ts';

const ru = buildIndex('ru', fixtureRecords('ru'));
const zh = buildIndex('zh', fixtureRecords('zh'));
const pt = buildIndex('pt-br', fixtureRecords('pt-br'));
const pages = (index: typeof ru, query: string) =>
  index.search(query).hits.map((hit) => hit.record.url_without_anchor);
const first = (index: typeof ru, query: string) => pages(index, query)[0];

describe('what is found', () => {
  test('an inflected form finds the word', () => {
    expect(first(ru, 'блокировок')).toBe('/ru/docs/api/block-reason');
    expect(first(pt, 'limiares')).toBe('/pt-br/docs/api/threshold');
  });

  test('a misspelled word finds the nearest one, unless it contains digits', () => {
    expect(first(ru, 'turnstyle')).toBe('/ru/docs/captchas/turnstile-task');
    expect(first(ru, 'selenuim')).toBe('/ru/docs/extension/selenium-ext');
    expect(ru.search('4x3').nbHits).toBe(0);
  });

  test('a corrected spelling is returned, and a literal query searches for the typed words', () => {
    expect(ru.search('Turnstyle токен').repairedQuery).toBe('turnstile токен');
    expect(ru.search('selenuim').repairedQuery).toBe('selenium');
    expect(ru.search('seleni').repairedQuery).toBeUndefined();
    expect(ru.search('selenuim', { literal: true })).toMatchObject({ nbHits: 0 });
  });

  test('the beginning of the last word is enough', () => {
    expect(first(ru, 'seleni')).toBe('/ru/docs/extension/selenium-ext');
    expect(first(zh, '置信')).toBe('/zh/docs/api/threshold');
  });

  test('one Han character is enough', () => {
    expect(first(zh, '阈')).toBe('/zh/docs/api/threshold');
  });

  test('identifiers are found whole, by parts, and written without separators', () => {
    for (const query of ['ERROR_PROXY_BANNED', 'proxy banned', 'proxybanned', 'error_proxy_ban'])
      expect(first(ru, query), query).toBe('/ru/docs/api/api-errors');
    expect(first(ru, 'get task result')).toBe('/ru/docs/api/methods/get-task-result');
    expect(first(ru, 'gettaskresult')).toBe('/ru/docs/api/methods/get-task-result');
  });

  test('question words count in an identifier that is typed as words', () => {
    const index = buildIndex('en', [
      record('a', 'ERROR_NO_SUCH_TASK'),
      ...Array.from({ length: 5 }, (_, i) => record(`${i}`, `Task ${i}`)),
    ]);
    expect(pages(index, 'no such task')).toEqual(['/a']);
  });

  test('words typed as one are split', () => {
    expect(first(ru, 'причиныблокировки')).toBe('/ru/docs/api/block-reason');
  });

  test('English terms work in every locale', () => {
    expect(first(zh, 'known issues')).toBe('/zh/docs/extension/known-issues');
    expect(first(ru, 'known issues')).toBe('/ru/docs/extension/known-issues');
    expect(first(pt, 'known issues')).toBe('/pt-br/docs/extension/known-issues');
  });

  test('accents may be left out', () => {
    expect(first(pt, 'modulo proprio')).toBe('/pt-br/docs/api/user-module');
  });

  test('a query in the wrong keyboard layout is repaired, and the repair is returned', () => {
    const result = ru.search('gjhju edthtyyjcnb');
    expect(result.repairedQuery).toBe('порог уверенности');
    expect(result.hits[0]?.record.url).toBe('/ru/docs/api/threshold');
    expect(ru.search('gjhju edthtyyjcnb', { literal: true }).nbHits).toBe(0);
  });

  test('a query that makes sense as typed is not changed', () => {
    expect(ru.search('turnstile').repairedQuery).toBeUndefined();
    expect(ru.search('капча').repairedQuery).toBeUndefined();
  });

  test('a question finds hits even if some of its words are not found; question words count least', () => {
    expect(first(ru, 'почему мой аккаунт вдруг заблокирован')).toBe('/ru/docs/api/block-reason');
    expect(first(zh, '如何获取余额')).toBe('/zh/docs/api/methods/get-balance');
  });

  test('nonsense finds nothing, and up to three queries that find something are suggested', () => {
    const nonsense = ru.search('turnstoiledd');
    expect(nonsense.nbHits).toBe(0);
    expect(nonsense.suggestions.length).toBeGreaterThan(0);
    expect(nonsense.suggestions.length).toBeLessThanOrEqual(3);
    for (const suggestion of nonsense.suggestions) expect(ru.search(suggestion).nbHits).toBeGreaterThan(0);
  });

  test('an empty query finds nothing', () => {
    expect(ru.search('').hits).toEqual([]);
    expect(ru.search('  ?! ').hits).toEqual([]);
  });
});

describe('order', () => {
  test('records with all the words come before records with some', () => {
    const { hits } = ru.search('расширение firefox');
    expect(hits[0]?.record.hierarchy.lvl1).toBe('Расширение для Firefox');
    expect(hits[0]?.rankingInfo?.share).toBe(1);
  });

  test('a title beats a paragraph', () => {
    const [hit] = ru.search('selenium').hits;
    expect(hit?.record.type).toBe('lvl1');
  });

  test('an exact spelling beats a repaired one', () => {
    const index = buildIndex('en', [record('a', 'The tokan page'), record('b', 'The token page')]);
    expect(index.search('tokan').hits.map((hit) => hit.record.objectID)).toEqual(['a']);
  });

  test('words side by side beat words apart', () => {
    const index = buildIndex('en', [
      record('apart', 'x', 'the result of that long and tedious task'),
      record('near', 'x', 'that long and tedious task result'),
    ]);
    expect(index.search('task result').hits[0]?.record.objectID).toBe('near');
  });

  test('the accent as typed is preferred', () => {
    const index = buildIndex('pt-br', [record('without', 'pais'), record('with', 'país')]);
    expect(index.search('país').hits[0]?.record.objectID).toBe('with');
    expect(index.search('pais').hits[0]?.record.objectID).toBe('without');
  });

  test('among equal hits, the page with more weight comes first', () => {
    const heavy = { ...record('heavy', 'Token'), weight: { pageRank: 5, level: 100, position: 9 } };
    expect(buildIndex('en', [record('light', 'Token'), heavy]).search('token').hits[0]?.record.objectID).toBe(
      'heavy',
    );
  });

  test('one page does not fill the list while other pages match', () => {
    const listed = pages(ru, 'прокси');
    const turns = listed.slice(0, 8).filter((page, i) => page === listed[i - 1] && page === listed[i - 2]);
    expect(turns).toEqual([]);
  });
});

describe('options', () => {
  test('a shorter list of hits is the beginning of a longer one, and no hit is repeated', () => {
    const all = ru.search('капча', { hitsPerPage: 100 }).hits.map((hit) => hit.record.objectID);
    const fewer = ru.search('капча', { hitsPerPage: 5 }).hits.map((hit) => hit.record.objectID);
    expect(fewer).toEqual(all.slice(0, 5));
    expect(new Set(all).size).toBe(all.length);
  });

  test('only accepted records are returned and counted', () => {
    const accept = (found: SearchRecord) => found.type === 'lvl1';
    const result = ru.search('капча', { accept, hitsPerPage: 100 });
    expect(result.nbHits).toBe(result.hits.length);
    expect(result.hits.every((hit) => accept(hit.record))).toBe(true);
  });

  test('distinct keeps the best hits of each page', () => {
    const once = ru.search('капча', { distinct: true, hitsPerPage: 100 });
    expect(new Set(once.hits.map((hit) => hit.record.url_without_anchor)).size).toBe(once.hits.length);
    expect(once.nbHits).toBe(once.hits.length);
  });
});

describe('hostile queries', () => {
  const hostile = [
    'a'.repeat(10_000),
    'a '.repeat(5_000),
    'captcha '.repeat(500),
    '验'.repeat(5_000),
    'ё'.repeat(600),
    'AbCdEfGh'.repeat(200),
    '\u0000\uffff\ud800',
    '(((((.*)+)+)+)+$',
    '__proto__ constructor toString',
    '\u0301'.repeat(300),
  ];
  test.each(hostile.map((query) => [query.slice(0, 20), query]))('%s… returns at once', (_, query) => {
    for (const index of [ru, zh, pt]) {
      index.search(query);
      const start = process.cpuUsage();
      index.search(query);
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(100);
    }
  });
});

function record(id: string, lvl1: string, content: string | null = null): SearchRecord {
  return {
    objectID: id,
    hierarchy: { lvl0: null, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    type: content === null ? 'lvl1' : 'content',
    url: `/${id}`,
    url_without_anchor: `/${id}`,
    anchor: null,
    lang: 'en',
    version: 'current',
    weight: { pageRank: 1, level: 100, position: 1 },
  };
}
