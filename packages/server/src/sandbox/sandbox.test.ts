import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errors, requestExample, tasks } from '@docs/contract';
import { PROVOCATIONS } from '@docs/contract/sandbox-keys';
import { validateResponse } from '@docs/contract/testing';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Listening, listening } from '../../test/site.ts';
import { MAX_BODY_BYTES, MAX_IMAGE_BODY_BYTES } from '../limits.ts';

type Json = Record<string, unknown>;

const KEY = 'YOUR_API_KEY';
const RECAPTCHA = requestExample('RecaptchaV2Task') as { task: Json };

const send = (server: Listening, path: string, body: unknown, init: RequestInit = {}) =>
  server.get(`/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });

async function call(server: Listening, path: string, body: unknown): Promise<Json> {
  const response = await send(server, path, body);
  expect(response.headers.get('x-sandbox')).toBe('true');
  const json = (await response.json()) as Json;
  expect(json.sandbox).toBe(true);
  return json;
}

const create = (server: Listening, task: unknown, clientKey = KEY) =>
  call(server, 'createTask', { clientKey, task });
const poll = (server: Listening, taskId: unknown, clientKey = KEY) =>
  call(server, 'getTaskResult', { clientKey, taskId });

// Tasks become ready over time: the tests set the clock of the process instead of waiting.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

describe('a task', () => {
  test('of every type and variant is processing twice, then ready with the example of the contract', async () => {
    const server = await listening();
    for (const { name, variants } of tasks('en')) {
      for (const variant of variants.length > 0 ? variants.map((one) => one.name) : [undefined]) {
        const { taskId, errorId } = await call(server, 'createTask', requestExample(name, variant));
        expect(errorId).toBe(0);
        const statuses: unknown[] = [];
        for (const second of [1, 2, 3]) {
          pass(1);
          const { sandbox: _, ...result } = await poll(server, taskId);
          statuses.push(result.status);
          if (second === 3) expect(validateResponse('getTaskResult', result, name)).toEqual({ valid: true });
        }
        expect(statuses).toEqual(['processing', 'processing', 'ready']);
      }
    }
  });

  test('becomes ready no matter how often its result is requested', async () => {
    const server = await listening();
    const { taskId } = await create(server, RECAPTCHA.task);
    for (let count = 0; count < 150; count += 1) {
      expect(await poll(server, taskId)).toMatchObject({ status: 'processing' });
    }
    pass(100);
    expect(await poll(server, taskId)).toMatchObject({ status: 'ready' });
  });

  test('is forgotten after 300 s', async () => {
    const server = await listening();
    const { taskId } = await create(server, RECAPTCHA.task);
    pass(299);
    expect(await poll(server, taskId)).toMatchObject({ status: 'ready' });
    pass(2);
    expect(await poll(server, taskId)).toMatchObject({ errorCode: 'ERROR_NO_SUCH_CAPCHA_ID' });
  });

  test('has an id that every client can store; ids of no task type or from the future are unknown', async () => {
    const server = await listening();
    const { taskId } = await create(server, RECAPTCHA.task);
    const id = Number(taskId);
    expect(Number.isSafeInteger(id)).toBe(true);
    const unknown = [id + 200, id + 256 * 100, 0, -id, id * 2, 2 ** 53, 7_654_321, 1.5, `${id}`, null, [id]];
    for (const one of unknown) {
      expect([one, await poll(server, one)]).toMatchObject([one, { errorCode: 'ERROR_NO_SUCH_CAPCHA_ID' }]);
    }
    const report = (taskId: number) => call(server, 'reportIncorrectRecaptcha', { clientKey: KEY, taskId });
    expect(await report(id + 200)).toMatchObject({ errorCode: 'ERROR_NO_SUCH_CAPCHA_ID' });
    expect(await report(id)).toMatchObject({ status: 'success' });
  });
});

describe('faults', () => {
  test('in requests return the code of the contract and the name of the field', async () => {
    const server = await listening();
    expect(await create(server, { ...RECAPTCHA.task, websiteURL: 'example.com' })).toMatchObject({
      errorId: 1,
      errorCode: 'ERROR_RECAPTCHA_INVALID_DOMAIN',
      errorDescription: expect.stringContaining('task.websiteURL'),
      taskId: 0,
    });
  });

  test('can be caused by the key: each one in the list, and every code of the contract', async () => {
    const server = await listening();
    for (const { key, method, code } of PROVOCATIONS.filter(({ id }) => id !== 'unavailable')) {
      const created = await create(server, RECAPTCHA.task, key);
      const failed = method === 'createTask' ? created : await poll(server, created.taskId, key);
      expect(failed).toMatchObject({ errorId: 1, errorCode: code });
    }
    for (const { code } of errors('en')) {
      const created = await create(server, RECAPTCHA.task, code);
      const failed = created.errorId === 1 ? created : await poll(server, created.taskId, code);
      expect(failed.errorCode).toBe(code);
    }
  });

  test('in the first calls are temporary, and the task becomes ready', async () => {
    const server = await listening();
    const { taskId } = await create(server, RECAPTCHA.task, 'RATE_LIMITED');
    for (const expected of [
      { errorCode: 'ERROR_TOO_MUCH_REQUESTS' },
      { errorCode: 'ERROR_TOO_MUCH_REQUESTS' },
      { status: 'ready' },
    ]) {
      pass(1);
      expect(await poll(server, taskId, 'RATE_LIMITED')).toMatchObject(expected);
    }
    const other = await create(server, RECAPTCHA.task, 'HTTP_503');
    const unavailable = await send(server, 'getTaskResult', { clientKey: 'HTTP_503', taskId: other.taskId });
    expect(unavailable.status).toBe(503);
    expect(unavailable.headers.get('retry-after')).toBe('1');
    pass(3);
    expect(await poll(server, other.taskId, 'HTTP_503')).toMatchObject({ status: 'ready' });
  });

  test('of HTTP have their status and one sentence', async () => {
    const server = await listening();
    const long = JSON.stringify({ clientKey: 'x'.repeat(MAX_BODY_BYTES) });
    const tooLong = JSON.stringify({ clientKey: 'x'.repeat(MAX_IMAGE_BODY_BYTES) });
    const many = JSON.stringify({ clientKey: KEY, task: Array(65).fill(1) });
    const cases: [path: string, init: RequestInit, status: number, sentence: RegExp][] = [
      ['createTask', { body: '{' }, 400, /ERROR_TASK_ABSENT.*not a JSON object/],
      ['createTask', { body: '' }, 400, /ERROR_TASK_ABSENT/],
      ['getBalance', { body: '[]' }, 400, /ERROR_TASK_ABSENT/],
      ['createTask', { body: long }, 413, /ERROR_TOO_BIG_CAPTCHA_FILESIZE.*over 16384 bytes/],
      ['createTask', { body: tooLong }, 413, /ERROR_TOO_BIG_CAPTCHA_FILESIZE.*over 65536 bytes/],
      ['createTask', { body: many }, 413, /^The JSON has more than 64 values\.\n$/],
      ['nothing', { body: '{}' }, 404, /^There is no such method: GET \/sandbox\/ lists them\.\n$/],
      ['nothing', { body: tooLong }, 413, /over 65536 bytes/],
      ['nothing', { method: 'GET' }, 404, /^There is no such method/],
      ['createTask', { method: 'GET' }, 405, /^This address takes POST, not GET\.\n$/],
      ['createTask', { method: 'OPTIONS' }, 405, /takes POST/],
      ['api/useragent/actual', { body: '{}' }, 405, /takes GET, not POST/],
      ['', { method: 'DELETE' }, 405, /takes GET, not DELETE/],
    ];
    for (const [path, init, status, sentence] of cases) {
      const response = await server.get(`/sandbox/${path}`, { method: 'POST', ...init });
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers.get('x-sandbox')).toBe('true');
      expect(response.headers.get('cache-control')).toBe('no-store');
      if (status === 405) expect(response.headers.get('allow')).toMatch(/^(POST|GET, HEAD)$/);
      expect(await response.text()).toMatch(sentence);
    }
  });
});

test('a callback is shown but never sent', async () => {
  const server = await listening();
  let calls = 0;
  const receiver = createServer((_request, response) => {
    calls += 1;
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close());
  const callbackUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/done`;
  const { taskId, sandboxCallback } = await call(server, 'createTask', { ...RECAPTCHA, callbackUrl });
  expect(sandboxCallback).toMatchObject({ sent: false, url: callbackUrl, body: { status: 'ready' } });
  pass(10);
  expect(await poll(server, taskId)).toMatchObject({ status: 'ready' });
  expect(calls).toBe(0);
});

test('the other methods, the current User-Agent and the help work', async () => {
  const server = await listening({ USER_AGENT: 'Agent/9.9' });
  expect(await call(server, 'getBalance', { clientKey: KEY })).toMatchObject({ errorId: 0, balance: 12.5 });
  expect(await (await server.get('/sandbox/api/useragent/actual')).text()).toBe('Agent/9.9');
  for (const path of ['/sandbox', '/sandbox/']) {
    const help = await server.get(path);
    expect(help.headers.get('x-sandbox-times')).toBe('shortened: poll every 1 s, ready after 3 s');
    expect(await help.text()).toContain('POST /createTask');
  }
  const basilisk = await call(server, 'createTask', requestExample('BasiliskTask'));
  pass(5);
  expect(JSON.stringify(await poll(server, basilisk.taskId))).toContain('Agent/9.9');
});

test('only pages of this origin can read it', async () => {
  const server = await listening();
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
  const response = await send(server, 'createTask', RECAPTCHA, { headers });
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('the rate limit is the same as for searches; beyond it, 429 with the wait time', async () => {
  const server = await listening({ SEARCH_RATE_LIMIT: '2' });
  await create(server, RECAPTCHA.task);
  expect((await server.get('/sandbox/nothing')).status).toBe(404);
  const refused = await send(server, 'createTask', RECAPTCHA);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-sandbox')).toBe('true');
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.text()).toMatch(/^Too many requests: try again in .+\.\n$/);
  expect((await server.get('/docs/getting-start')).status).toBe(200);
});

test('with SANDBOX=0 it does not exist', async () => {
  const server = await listening({ SANDBOX: '0' });
  const page = await server.get('/sandbox/');
  expect(page.status).toBe(404);
  expect(page.headers.get('x-sandbox')).toBeNull();
  const refused = await send(server, 'createTask', RECAPTCHA);
  expect(refused.status).toBe(405);
  expect(refused.headers.get('x-sandbox')).toBeNull();
});

test('with API_ONLY, for `npm run dev`, it exists', async () => {
  const server = await listening({ API_ONLY: '1' });
  expect(await create(server, RECAPTCHA.task)).toMatchObject({ errorId: 0 });
});
