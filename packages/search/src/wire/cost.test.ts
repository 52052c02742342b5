import { expect, test } from 'vitest';
import { planCall } from './call.ts';
import { costOf } from './cost.ts';
import { readParameters } from './parameters.ts';

const cost = (query: string) => costOf([readParameters(new Map([['query', query]]))]).parts.query;
const WORD = cost('captcha') ?? 0;

test.each([
  ['plain words', 'how do I report a wrong token', 7],
  ['the parts of an identifier', 'RecaptchaV2TaskProxyless', 4],
  ['Han characters', '验证码', 3],
  ['a character that is four words', '\ufdfa', 4],
  ['at most the words that are searched', 'Part'.repeat(100), 32],
])('The cost of a query counts %s', (_title, query, words) => {
  expect(cost(query)).toBeGreaterThanOrEqual(words * WORD);
  expect(cost(query)).toBeLessThanOrEqual(2 * words * WORD);
});

test.each([
  ['characters that become several words', '\ufdfa'.repeat(170)],
  ['identifiers of 32 parts', 'Wrongpart'.repeat(32)],
])('39 searches for %s are rejected', (_title, query) => {
  const body = JSON.stringify({ requests: Array(39).fill({ indexName: 'docs-en', query }) });
  expect(() => planCall(body)).toThrow(/mostly because of "query"/);
});
