import { requestExample } from '@docs/contract';
import { expect, test } from 'vitest';
import { type Serving, serving } from '../../test/process.ts';

const SLOW = { timeout: 120_000 };
const KEY = 'YOUR_API_KEY';

type Json = Record<string, unknown>;

async function call({ origin }: Serving, method: string, body: unknown): Promise<Json> {
  const response = await fetch(`${origin}/sandbox/${method}`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as Json;
}

const create = (server: Serving, more: object = {}) =>
  call(server, 'createTask', { ...(requestExample('RecaptchaV2Task') as object), ...more });
const poll = (server: Serving, taskId: unknown) => call(server, 'getTaskResult', { clientKey: KEY, taskId });

test('processes take the ids of each other', SLOW, async () => {
  const [one, other] = await Promise.all([serving(), serving()]);
  const { taskId } = await create(one);
  expect(await poll(other, taskId)).toMatchObject({ errorId: 0 });
});

/** Reports every connection that the process opens. */
const REPORT = `--import=data:text/javascript,${encodeURIComponent(`
  import { Socket } from 'node:net';
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (...given) { console.error('CALLS OUT'); return connect.apply(this, given); };
`)}`;

test('no other host is called', SLOW, async () => {
  const upstream = await serving();
  const [caller, server] = await Promise.all([
    serving({ USER_AGENT_UPSTREAM: `${upstream.origin}/data/` }, [REPORT]),
    serving({}, [REPORT]),
  ]);
  expect(caller.log()).toContain('CALLS OUT');
  for (const callbackUrl of [
    `${upstream.origin}/data/`,
    'http://localhost:1/',
    'https://callback.example/x',
  ]) {
    const { taskId, sandboxCallback } = await create(server, { callbackUrl });
    expect(sandboxCallback).toMatchObject({ sent: false, url: callbackUrl });
    await expect.poll(async () => (await poll(server, taskId)).status, { timeout: 20_000 }).toBe('ready');
  }
  expect(server.log()).not.toContain('CALLS OUT');
});
