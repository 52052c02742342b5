import { METHOD_NAMES, requestExample, TASK_NAMES } from '@docs/contract';
import { validateResponse } from '@docs/contract/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../site/test/times.ts';
import { type Listening, listening } from '../../test/site.ts';

const RUNS = times(1500);
const SLOW = { timeout: 120_000 };

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('YOUR_API_KEY', 'HTTP_503', 'RATE_LIMITED', 'ERROR_IP_BLOCKED', '__proto__', 'constructor'),
);
const value = fc.oneof(fc.jsonValue(), text, fc.integer(), fc.bigInt().map(Number));
const example = fc.constantFrom(...TASK_NAMES).map((name) => requestExample(name) as Record<string, unknown>);
const body = fc.oneof(
  fc
    .record({ clientKey: text, taskId: value, task: value }, { requiredKeys: [] })
    .map((one) => JSON.stringify(one)),
  fc
    .tuple(example, fc.dictionary(text, value, { maxKeys: 4 }))
    .map(([one, more]) => JSON.stringify({ ...one, task: { ...(one.task as object), ...more } })),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...METHOD_NAMES) },
  fc.constantFrom('', 'api/useragent/actual', 'reportIncorrectRecaptcha', 'createTask/', '__proto__'),
  fc.webPath().map((one) => one.replace(/^\/|\.\.?(?=\/|$)/g, '')),
);
const verb = fc.oneof(
  { weight: 8, arbitrary: fc.constant('POST') },
  fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
);

test(
  'calls of any shape get a response of the sandbox, none of them 5xx but the one that a key asks for',
  SLOW,
  async () => {
    const server = await listening({ SEARCH_RATE_LIMIT: '0' });
    await fc.assert(
      fc.asyncProperty(verb, path, body, async (method, address, sent) => {
        const init = ['GET', 'HEAD'].includes(method) ? { method } : { method, body: sent };
        const response = await server.get(`/sandbox/${address}`, init);
        const received = await response.text();
        expect(response.headers.get('x-sandbox')).toBe('true');
        if (response.status === 503) expect(received).toContain('requested by the key HTTP_503');
        else expect(response.status).toBeLessThan(500);
        if (response.headers.get('content-type')?.includes('json')) checkJson(address, received);
        else if (method !== 'HEAD') expect(received).not.toBe('');
      }),
      { seed: 20_261_116, numRuns: RUNS },
    );
    expect((await server.get('/docs/getting-start')).status).toBe(200);
  },
);

/** The contract allows extra response fields. `sandbox` and `sandboxCallback` are the only ones that we add. */
function checkJson(address: string, received: string): void {
  const { sandbox, sandboxCallback: _, ...answer } = JSON.parse(received) as Record<string, unknown>;
  expect(sandbox).toBe(true);
  const method = address === 'reportIncorrectRecaptcha' ? 'reportIncorrectTokenCaptcha' : address;
  expect(validateResponse(method, answer)).toEqual({ valid: true });
}

test('bodies that are expensive on purpose get a short response within seconds', SLOW, async () => {
  const server = await listening({ SEARCH_RATE_LIMIT: '0' });
  const long = 'a'.repeat(16_000);
  const recaptcha = { type: 'RecaptchaV2Task', websiteKey: 'k' };
  const keys = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, 1]));
  const images = Array(50).fill('');
  const tasks: unknown[] = [
    { ...recaptcha, websiteURL: `http://${long}` },
    { ...recaptcha, websiteURL: `https://a/${'%'.repeat(16_000)}` },
    { ...recaptcha, websiteURL: `https://${'1:'.repeat(8000)}` },
    { ...recaptcha, ...keys },
    { ...recaptcha, type: long },
    { type: 'ProsopoTask', proxyAddress: `${':'.repeat(16_000)}` },
    { type: 'ProsopoTask', proxyAddress: `${'1.'.repeat(8000)}` },
    { type: 'ImageToTextTask', body: `${'a'.repeat(60_000)}!` },
    { type: 'ComplexImageTask', class: 'recognition', imagesBase64: images, metadata: { Task: 'bls_3x3' } },
    { type: 'ComplexImageTask', class: 'recaptcha', imagesBase64: images, metadata: { '': 1 } },
  ];
  const nested = `{"type":"GeeTestTask","initParameters":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`;
  for (const task of [...tasks.map((one) => JSON.stringify(one)), nested]) {
    const started = performance.now();
    const received = await create(server, task);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(received.length).toBeLessThan(3000);
    expect(JSON.parse(received)).toMatchObject({ sandbox: true });
  }
});

async function create(server: Listening, task: string): Promise<string> {
  const sent = `{"clientKey":"YOUR_API_KEY","task":${task}}`;
  const response = await server.get('/sandbox/createTask', { method: 'POST', body: sent });
  expect([response.status, sent.length]).toEqual([200, sent.length]);
  return response.text();
}
