import { buildIndex, HttpError, MAX_RESPONSE_BYTES, planCall } from '@docs/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record } from '../../search/test/records.ts';
import { times } from '../../site/test/times.ts';
import { encode } from './search-pool/encode.ts';

const SEED = 20_261_116;
const RUNS = times(400);

/** As many records and different words as a locale of the site has. */
const vocabulary = Array.from({ length: 6000 }, (_, n) => `term${n.toString(26).replace(/\d/g, 'q')}inology`);
const word = (n: number) => vocabulary[n % vocabulary.length] as string;
const records = Array.from({ length: 2000 }, (_, n) =>
  record({
    url: `/docs/page-${n % 50}#part-${n}`,
    title: `captcha ${word(n % 50)}`,
    heading: `task ${word(n * 3)} ${n}`,
    content: `captcha ${Array.from({ length: 25 }, (_, w) => word(n * 31 + w * 7)).join(' ')} token`,
  }),
);
const index = buildIndex('en', records);

/** Everything that makes a search expensive, each at its maximum. */
const queryWord = fc.oneof(
  fc.constantFrom('captcha', 'task', 'token', 't', 'te', '验证码', 'rfgxf'),
  fc.nat(6000).map((n) => word(n).replace('o', 'u')),
);
const names = (all: string[]) => fc.subarray(all, { minLength: 0 });
const texts = ['*', 'hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor', 'lang', 'version'];
const request = fc.record(
  {
    query: fc.array(queryWord, { maxLength: 40 }).map((words) => words.join(' ').slice(0, 500)),
    hitsPerPage: fc.constantFrom(0, 20, 100, 300, 1000),
    attributesToHighlight: names(texts),
    attributesToSnippet: names(texts).map((all) => all.map((name) => `${name}:50`)),
    highlightPreTag: fc.constantFrom('<em>', '"'.repeat(64)),
    highlightPostTag: fc.constantFrom('</em>', '"'.repeat(64)),
    facetFilters: fc.array(
      fc.nat(500).map((n) => ['type:content', `type:${n}`]),
      { maxLength: 100 },
    ),
    distinct: fc.boolean(),
    getRankingInfo: fc.boolean(),
  },
  { requiredKeys: ['query'] },
);
const body = fc
  .array(request, { minLength: 1, maxLength: 12 })
  .map((requests) => JSON.stringify({ requests: requests.map((one) => ({ indexName: 'docs-en', ...one })) }));

test('The most expensive accepted call stays within the time and size limits', {
  timeout: 300_000,
}, () => {
  const accepted: { ms: number; bytes: number }[] = [];
  let refused = 0;
  const run = (sent: string) => planCall(sent).run(() => index);
  // Warm-up, until the code is compiled.
  for (const sent of fc.sample(body, { seed: SEED + 1, numRuns: 200 }))
    try {
      run(sent);
    } catch {
      // Rejected, as below.
    }
  fc.assert(
    fc.property(body, (sent) => {
      const started = process.cpuUsage();
      try {
        const response = run(sent);
        const bytes = Buffer.byteLength(response);
        encode(response, 'br');
        const { user, system } = process.cpuUsage(started);
        accepted.push({ ms: (user + system) / 1000, bytes });
        expect(bytes).toBeLessThanOrEqual(MAX_RESPONSE_BYTES);
      } catch (error) {
        expect(error).toBeInstanceOf(HttpError);
        refused++;
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
  const most = (of: 'ms' | 'bytes') => Math.max(...accepted.map((call) => call[of]));
  console.log(
    `Search: of ${RUNS} expensive calls ${accepted.length} were accepted; the most expensive took ${most('ms').toFixed(0)} ms and ${most('bytes')} bytes.`,
  );
  expect(accepted.length).toBeGreaterThan(RUNS / 10);
  expect(refused).toBeGreaterThan(RUNS / 10);
});
