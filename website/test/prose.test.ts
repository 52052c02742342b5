import { describe, expect, it } from 'vitest';
import { i18n } from '../locales.ts';
import { readParts } from '../translations/parts.ts';
import { catalogues } from '../translations/strings.ts';
import { englishIn, proseIn, readRules, wordingFaults } from './prose.ts';

const found = (text: string) => englishIn([{ place: 'page', text: readParts(text).prose }]);

describe('English left in a translation', () => {
  it.each([
    'Отправьте задачу. Wait for the result.',
    '发送任务。You pay only once.',
    'Envie a tarefa. It ends with an error.',
  ])('is found: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    'Отправьте задачу методом createTask, см. Cloudflare Turnstile.',
    '如果 User-Agent 为空，任务以 ERROR_DOMAIN_NOT_ALLOWED 结束。',
    'Se for um só no fim, a tarefa é do usuário como as demais, e os dados são on-line.',
    'Код: `if it is the end`.',
    'Нажмите **Add to Firefox**.',
  ])('is not seen in names, code and allowed terms: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe.each(i18n.locales.filter((locale) => readRules(locale).length > 0))('wording, %s', (locale) => {
  const rules = readRules(locale);

  it('follows the list of words to avoid', () => {
    expect(wordingFaults(proseIn(locale, catalogues()), rules)).toEqual([]);
  });

  it.each(rules)('has a rule that finds “$not”', (rule) => {
    expect(wordingFaults([{ place: 'page', text: rule.example ?? rule.not }], [rule])).toHaveLength(1);
  });
});

describe('English wording', () => {
  const faultsIn = (text: string) =>
    wordingFaults([{ place: 'page', text: readParts(text).prose }], readRules('en'));

  it.each([
    'The answer carries a `taskId`; with it you fetch the result.',
    'Most token types take an own proxy.',
    'To be told instead of asking, set a URL.',
    'The task ends in `ERROR_TOKEN_EXPIRED`.',
    'Least confidence in percent.',
    'The service recognises captchas.',
    'A site refuses part of the ones you submit.',
  ])('is rejected: %s', (text) => {
    expect(faultsIn(text)).not.toEqual([]);
  });

  it.each([
    'Returns a `taskId`. Use it to poll `getTaskResult`.',
    'Most token tasks accept your own proxy.',
    'Use the service only on sites that you own or are allowed to automate.',
    'Wait at least 2 seconds. The price is per 1000 answers.',
    'The field `answer` depends on the recognizer.',
    '```text\nanswer: told\n```',
  ])('is accepted, and so is code: %s', (text) => {
    expect(faultsIn(text)).toEqual([]);
  });
});
