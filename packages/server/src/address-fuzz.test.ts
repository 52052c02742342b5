import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../site/test/times.ts';
import { listening, SMALL_SITE, sendRaw, temporaryFolder, writeSite } from '../test/site.ts';

/** Makes every run the same. Change it to test other inputs. */
const SEED = 20_261_115;
const RUNS = times(4000);
const SECRET = 'c0ffee-not-for-you';

/** Ways up, out, into hidden folders and to other hosts, in encodings that have worked on some server. */
const PIECES = [
  ...['..', '.', '...', '%2e', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '%25252e', '..;', '..;x=1', '%2e%2e;'],
  ...[
    '/',
    '//',
    '///',
    '%2f',
    '%2F',
    '%252f',
    '%5c',
    '\\',
    '\\\\',
    '%255c',
    '/./',
    '/../',
    '\\..\\',
    '..\\/',
  ],
  ...['%c0%ae', '%c0%af', '%e0%80%ae', '%e0%80%af', '%c1%9c', '%uff0e', '%u2215', '\xc0\xae', '\xef\xbc\x8e'],
  ...[
    '%00',
    '%0a',
    '%0d%0a',
    '%0d%0ax-injected:%201',
    '%20',
    '%09',
    '%7f',
    '%',
    '%2',
    '%zz',
    '%ff',
    '~',
    '$',
    '{{7*7}}',
  ],
  ...[
    'docs',
    'getting-start',
    'ru',
    'index.html',
    '404.html',
    'assets',
    'external-services',
    'api',
    '1',
    'data',
  ],
  ...[
    '.search',
    'en.index',
    '.headers.json',
    '.routes',
    '.git',
    '.env',
    '.stamp',
    '_headers',
    'secret.txt',
    '%2esearch',
  ],
  ...[
    'etc/passwd',
    'proc/self/environ',
    'package.json',
    'C:',
    'file:',
    'con',
    'llms.txt',
    'llms.txt.br',
    'llms.txt%00.html',
  ],
  ...[
    'evil.example',
    '@evil.example',
    '/evil.example/',
    'http://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'size',
    'get',
    '?',
    '?next=//evil.example',
    '#',
    '&',
    ';',
    ':',
    '*',
  ],
  ...['a'.repeat(300), '../'.repeat(60), '%2e%2e%2f'.repeat(40), '/'.repeat(200)],
];
const target = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/',
      '/',
      '/docs/',
      '/ru/',
      '//',
      '/\\',
      '',
      'http://evil.example/',
      '*',
      '/docs/getting-start/',
    ),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 7 }),
    fc.constantFrom('', '', '/', '?', '?a=1&b=2', '?//evil.example'),
  )
  .map(([start, pieces, end]) => start + pieces.join('') + end);
const method = fc.oneof(
  { weight: 9, arbitrary: fc.constant('GET') },
  fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'TRACE', 'DEBUG', 'CONNECT', 'get'),
);
const host = fc.constantFrom(
  'docs.example',
  'evil.example',
  'docs.example@evil.example',
  '[::1]',
  'evil.example:99999',
  '',
  '../..',
);
const headers = fc.constantFrom(
  'X-Forwarded-Host: evil.example\r\n',
  'X-Forwarded-Proto: javascript\r\n',
  'X-Original-URL: /.search/secret.index\r\nX-Rewrite-URL: /.search/secret.index\r\n',
  'X-HTTP-Method-Override: DELETE\r\n',
  'Range: bytes=0-1,5-6,0-999999999999\r\n',
  'Accept-Encoding: ../../br, gzip;q=-1, *;q=9\r\n',
  'If-None-Match: W/"\r\nIf-Modified-Since: never\r\n',
  'Expect: 200-ok\r\n',
  'Upgrade: websocket\r\nConnection: upgrade\r\n',
  'Content-Length: -1\r\n',
);
const header = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, headers);

test('No spelling of a request reaches what is hidden, leads to another host, or goes unanswered', {
  timeout: 120_000,
}, async () => {
  const outside = temporaryFolder();
  const hidden = { '.search/secret.index': SECRET, '.env': SECRET, _headers: SECRET, '.stamp': SECRET };
  const SITE_DIR = writeSite({ ...SMALL_SITE, ...hidden }, join(outside, 'site'));
  writeFileSync(join(outside, 'secret.txt'), SECRET);
  const { port, get } = await listening({ SITE_DIR, LOG_LEVEL: 'silent', MAX_CONNECTIONS_PER_ADDRESS: '0' });
  const statuses: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(method, target, host, header, async (verb, path, name, more) => {
      const answer = await sendRaw(
        port,
        `${verb} ${path} HTTP/1.1\r\nHost: ${name}\r\n${more}Connection: close\r\n\r\n`,
      );
      const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 'closed';
      statuses[status] = (statuses[status] ?? 0) + 1;
      // Tunnels are closed without a response; everything else gets one.
      expect(status).toMatch(verb === 'CONNECT' ? /^(closed|4\d\d)$/ : /^(200|204|301|302|304|4\d\d)$/);
      expect(head + body).not.toContain(SECRET);
      expect(head).not.toMatch(/^x-injected/im);
      const location = /^location: (.*)$/im.exec(head)?.[1];
      if (location) {
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(location, 'http://docs.example').host).toBe('docs.example');
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
  // Not all requests were rejected by the first check.
  expect(statuses).toMatchObject({
    200: expect.any(Number),
    301: expect.any(Number),
    400: expect.any(Number),
    404: expect.any(Number),
  });
  console.log(`Addresses: ${RUNS} requests, by status ${JSON.stringify(statuses)}.`);
  expect((await get('/docs/getting-start')).status).toBe(200);
});
