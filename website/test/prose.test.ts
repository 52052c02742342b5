import { describe, expect, it } from 'vitest';
import { readParts } from '../translations/parts.ts';
import { englishIn } from './prose.ts';

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
