import { LOCALES } from '@docs/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../site/test/times.ts';
import { listeningDocs, post } from '../../test/docs.ts';

/** Makes every run the same. Change it to test other inputs. */
const SEED = 20_261_115;
const RUNS = times(500);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom('captcha', '/docs/long', '/ru/docs', '%2e%2e/%2e%2e', '\u202e', '__proto__', 'CustomTask'),
  fc.constantFrom(
    '<div class="g-recaptcha" data-sitekey="',
    'grecaptcha.execute("',
    '/recaptcha/api.js?render=',
  ),
);
const locale = fc.option(fc.constantFrom(...LOCALES), { nil: undefined });
const call = (name: string, input: fc.Arbitrary<object>) =>
  input.map((args) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }));

const messages = fc.oneof(
  call('search_docs', fc.record({ query: text, locale })),
  call('read_page', fc.record({ page: text, locale, offset: fc.integer({ min: -1 }) })),
  call('describe_task_type', fc.record({ name: text, locale })),
  call('describe_error_code', fc.record({ code: text, locale })),
  call('identify_captcha', fc.record({ code: text, locale })),
  call('read_page', fc.dictionary(fc.constantFrom('page', 'offset', 'constructor', '_meta'), fc.jsonValue())),
  fc.jsonValue(),
);

test('no random message makes the server fail', { timeout: 120_000 }, async () => {
  const server = await listeningDocs({ SEARCH_RATE_LIMIT: '0' });
  let useful = 0;
  await fc.assert(
    fc.asyncProperty(messages, async (message) => {
      const response = await post(server, message);
      const answer = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(answer).not.toContain('went wrong');
      if (answer.includes('"result"') && !answer.includes('"isError"')) useful++;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  console.log(`MCP: ${RUNS} messages, ${useful} of them got a result.`);
  expect(useful).toBeGreaterThan(RUNS / 10);
  expect(server.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
