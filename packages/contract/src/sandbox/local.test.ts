import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveSandbox } from '../../test/served.ts';
import { errors, requestExample, tasks } from '../index.ts';
import { validateResponse } from '../testing/index.ts';

type Answer = Record<string, unknown>;

describe('the sandbox', () => {
  let strict: Awaited<ReturnType<typeof serveSandbox>>;
  let quick: Awaited<ReturnType<typeof serveSandbox>>;

  beforeAll(async () => {
    strict = await serveSandbox();
    quick = await serveSandbox({ pollSpacingSeconds: 0 });
  });
  afterAll(() => Promise.all([strict.close(), quick.close()]));

  async function call(method: string, body: unknown, { url } = quick): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${url}/${method}`, { method: 'POST', body: text });
    expect(response.headers.get('X-Sandbox')).toBe('true');
    return (await response.json()) as Answer;
  }

  const create = (task: unknown, key = 'YOUR_API_KEY') => call('createTask', { clientKey: key, task });
  const poll = (taskId: unknown, key = 'YOUR_API_KEY', at = quick) =>
    call('getTaskResult', { clientKey: key, taskId }, at);
  const example = (name: string, variant?: string) =>
    (requestExample(name, variant) as { task: Answer }).task;

  it('accepts a task, processes it, and returns the example, marked as a sandbox response', async () => {
    for (const { name, variants } of tasks('en')) {
      for (const variant of variants.length > 0 ? variants.map((one) => one.name) : [undefined]) {
        const created = await call('createTask', requestExample(name, variant));
        expect(created).toMatchObject({ errorId: 0, sandbox: true });
        expect(await poll(created.taskId)).toMatchObject({ errorId: 0, status: 'processing', sandbox: true });
        const { sandbox, ...answer } = await poll(created.taskId);
        expect(sandbox).toBe(true);
        expect(answer).toMatchObject({ errorId: 0, status: 'ready' });
        expect(validateResponse('getTaskResult', answer, name)).toEqual({ valid: true });
      }
    }
  });

  it('returns the documented error codes for invalid requests', async () => {
    const recaptcha = example('RecaptchaV2Task');
    const image = example('ImageToTextTask');
    const imperva = example('ImpervaTask');
    const cases: [unknown, string][] = [
      [undefined, 'ERROR_TASK_ABSENT'],
      [{ ...recaptcha, type: undefined }, 'ERROR_NO_SUCH_METHOD'],
      [{ ...recaptcha, type: 'HCaptchaTask' }, 'ERROR_TASK_NOT_SUPPORTED'],
      [{ type: 'CustomTask', class: 'DataDome' }, 'ERROR_TASK_NOT_SUPPORTED'],
      [{ ...recaptcha, websiteKey: undefined }, 'ERROR_INVALID_TASK'],
      [{ ...recaptcha, websiteURL: 'example.com' }, 'ERROR_RECAPTCHA_INVALID_DOMAIN'],
      [{ ...image, body: 'iVBORw0KGgo=' }, 'ERROR_ZERO_CAPTCHA_FILESIZE'],
      [{ ...image, body: 'A'.repeat(700_000) }, 'ERROR_TOO_BIG_CAPTCHA_FILESIZE'],
      [{ ...imperva, proxyPassword: '100%' }, 'ERROR_PROXY_CREDENTIALS_INVALID_CHARACTER'],
      [{ ...imperva, proxyPort: undefined }, 'ERROR_PROXY_MISSING'],
      [{ ...imperva, proxyType: 'ftp' }, 'ERROR_PROXY_MISSING'],
      [{ ...example('TurnstileTask', 'cf_clearance'), proxyAddress: undefined }, 'ERROR_PROXY_MISSING'],
    ];
    for (const [task, code] of cases) {
      const { sandbox: _, ...answer } = await create(task);
      expect(answer).toMatchObject({ errorId: 1, errorCode: code, taskId: 0 });
      expect(validateResponse('createTask', answer)).toEqual({ valid: true });
    }
  });

  it('names the invalid fields of a task', async () => {
    const { errorDescription } = await create({
      ...example('RecaptchaV2Task'),
      websiteKey: undefined,
      isInvisible: 'yes',
    });
    expect(errorDescription).toBe(
      'Sandbox: task.websiteKey is required. task.isInvisible must be of the type boolean.',
    );
  });

  it('accepts its key with key modifiers, and no other', async () => {
    const task = example('RecaptchaV2Task');
    expect(await create(task, 'YOUR_API_KEY__solvemedia__recognizingthreshold_70')).toMatchObject({
      errorId: 0,
    });
    expect(await create(task, 'MY_KEY')).toMatchObject({ errorCode: 'ERROR_KEY_DOES_NOT_EXIST' });
    expect(await call('getBalance', {})).toMatchObject({ errorId: 1, errorCode: 'ERROR_KEY_DOES_NOT_EXIST' });
  });

  it('returns any error code that is sent as the key', async () => {
    for (const { code } of errors('en')) {
      const created = await create(example('RecaptchaV2Task'), code);
      const answer = created.errorId === 1 ? created : await poll(created.taskId, code);
      expect(answer).toMatchObject({ errorId: 1, errorCode: code });
    }
  });

  it('injects the faults of a key into the first calls, then continues with the task', async () => {
    const outcomes = async (key: string, calls: number) => {
      const { taskId } = await create(example('RecaptchaV2Task'), key);
      const seen: unknown[] = [];
      for (let call = 0; call < calls; call += 1) {
        const body = JSON.stringify({ clientKey: key, taskId });
        const response = await fetch(`${quick.url}/getTaskResult`, {
          method: 'POST',
          body,
          signal: AbortSignal.timeout(1000),
        }).catch(({ name }: Error) => name);
        if (typeof response === 'string') seen.push(response);
        else if (response.status !== 200) seen.push(response.status);
        else {
          const answer = (await response.json().catch(() => ({ status: 'truncated' }))) as Answer;
          seen.push(answer.errorCode ?? answer.status);
        }
      }
      return seen;
    };
    expect(await outcomes('HTTP_503', 2)).toEqual([503, 'ready']);
    expect(await outcomes('RATE_LIMITED', 3)).toEqual([
      'ERROR_TOO_MUCH_REQUESTS',
      'ERROR_TOO_MUCH_REQUESTS',
      'ready',
    ]);
    expect(await outcomes('CONNECTION_DROPPED', 3)).toEqual(['TypeError', 'truncated', 'ready']);
    expect(await outcomes('CONNECTION_LOST', 3)).toEqual(['TypeError', 'TypeError', 'TypeError']);
    expect(await outcomes('NO_RESPONSE', 2)).toEqual(['TimeoutError', 'ready']);
  });

  it('rejects calls less than 2 s after the previous one', async () => {
    const { taskId } = await call('createTask', requestExample('RecaptchaV2Task'), strict);
    await poll(taskId, 'YOUR_API_KEY', strict);
    expect(await poll(taskId, 'YOUR_API_KEY', strict)).toMatchObject({
      errorCode: 'ERROR_TOO_MUCH_REQUESTS',
    });
  });

  it('blocks after 120 calls for one task', async () => {
    const { taskId } = await create(example('RecaptchaV2Task'));
    for (let count = 0; count < 120; count += 1) await poll(taskId);
    expect(await poll(taskId)).toMatchObject({
      errorCode: 'ERROR_IP_BLOCKED',
      errorDescription: expect.stringContaining('WrongTaskId'),
    });
  });

  it('forgets a task after 300 s', async () => {
    const { taskId } = await create(example('RecaptchaV2Task'));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
    const answer = await poll(taskId);
    vi.restoreAllMocks();
    expect(answer).toMatchObject({ errorCode: 'ERROR_NO_SUCH_CAPCHA_ID' });
    expect(await poll(123)).toMatchObject({ errorCode: 'ERROR_NO_SUCH_CAPCHA_ID' });
    expect(await call('reportIncorrectRecaptcha', { clientKey: 'YOUR_API_KEY', taskId: '1' })).toMatchObject({
      errorCode: 'ERROR_NO_SUCH_CAPCHA_ID',
    });
  });

  it('accepts reports at both addresses, and returns the balance and the User-Agent', async () => {
    const { taskId } = await create(example('RecaptchaV2Task'));
    const report = { clientKey: 'YOUR_API_KEY', taskId };
    expect(await call('reportIncorrectTokenCaptcha', report)).toMatchObject({
      errorId: 0,
      status: 'success',
    });
    expect(await call('reportIncorrectRecaptcha', report)).toMatchObject({ errorId: 0, status: 'success' });
    expect(await call('getBalance', { clientKey: 'YOUR_API_KEY' })).toMatchObject({
      errorId: 0,
      balance: 12.5,
    });
    const response = await fetch(`${quick.url}/api/useragent/actual`);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(await response.text()).toMatch(/^Mozilla\/5\.0 \(Windows/);
  });

  it('posts the result only to callbacks on this machine', async () => {
    const bodies: string[] = [];
    const receiver = createServer(async (request, response) => {
      for await (const chunk of request) bodies.push(String(chunk));
      response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const body = requestExample('RecaptchaV2Task') as Answer;
    await call('createTask', { ...body, callbackUrl: `http://127.0.0.1:${port}/done` });
    await call('createTask', { ...body, callbackUrl: 'http://192.0.2.1/done' });
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ errorId: 0, status: 'ready', sandbox: true });
    receiver.close();
  });

  it('survives every kind of bad input', async () => {
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"clientKey":{},"task":[]}',
      '{"clientKey":"YOUR_API_KEY","task":{"type":{}}}',
      '{"__proto__":1}',
      '\u0000',
      '[['.repeat(5000),
    ]) {
      expect((await call('createTask', body)).errorId).toBe(1);
    }
    expect((await poll({ a: 1 })).errorCode).toBe('ERROR_NO_SUCH_CAPCHA_ID');
    expect(
      (await create({ ...example('RecognitionTask', 'shein'), imagesBase64: [null, 1, {}] })).errorCode,
    ).toBe('ERROR_INVALID_TASK');
    const statuses = await Promise.all([
      fetch(`${quick.url}/nothing`),
      fetch(`${quick.url}/createTask`),
      fetch(`${quick.url}//`),
      fetch(quick.url),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 405, 404, 200]);
  });
});
