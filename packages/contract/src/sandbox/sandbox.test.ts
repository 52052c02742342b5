import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errors, type MethodName, requestExample, tasks } from '../index.ts';
import { validateResponse } from '../testing/index.ts';
import { sandboxData } from './data.ts';
import { parsed, Sandbox } from './sandbox.ts';

type Answer = Record<string, unknown>;

const KEY = 'YOUR_API_KEY';

describe('the sandbox', () => {
  const sandbox = new Sandbox(sandboxData());
  const respond = (method: MethodName, body: unknown): Answer => sandbox.respond(method, body, 'Agent/1.0');
  const create = (task: unknown, clientKey = KEY) => respond('createTask', { clientKey, task });
  const poll = (taskId: unknown, clientKey = KEY) => respond('getTaskResult', { clientKey, taskId });
  const example = (name: string, variant?: string) =>
    (requestExample(name, variant) as { task: Answer }).task;

  // Tasks become ready over time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

  it('accepts a task, processes it, and returns the example, marked as a sandbox response', () => {
    for (const { name, variants } of tasks('en')) {
      for (const variant of variants.length > 0 ? variants.map((one) => one.name) : [undefined]) {
        const created = respond('createTask', requestExample(name, variant));
        expect(created).toMatchObject({ errorId: 0, sandbox: true });
        expect(poll(created.taskId)).toMatchObject({ errorId: 0, status: 'processing', sandbox: true });
        pass(3);
        const { sandbox: isSandbox, ...answer } = poll(created.taskId);
        expect(isSandbox).toBe(true);
        expect(answer).toMatchObject({ errorId: 0, status: 'ready' });
        expect(validateResponse('getTaskResult', answer, name)).toEqual({ valid: true });
      }
    }
  });

  it('returns the documented error codes for invalid requests', () => {
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
      const { sandbox: _, ...answer } = create(task);
      expect(answer).toMatchObject({ errorId: 1, errorCode: code, taskId: 0 });
      expect(validateResponse('createTask', answer)).toEqual({ valid: true });
    }
  });

  it('names the invalid fields of a task', () => {
    const { errorDescription } = create({
      ...example('RecaptchaV2Task'),
      websiteKey: undefined,
      isInvisible: 'yes',
    });
    expect(errorDescription).toBe(
      'Sandbox: task.websiteKey is required. task.isInvisible must be of the type boolean.',
    );
  });

  it('accepts its key with key modifiers, and no other', () => {
    const task = example('RecaptchaV2Task');
    expect(create(task, 'YOUR_API_KEY__solvemedia__recognizingthreshold_70')).toMatchObject({
      errorId: 0,
    });
    expect(create(task, 'MY_KEY')).toMatchObject({ errorCode: 'ERROR_KEY_DOES_NOT_EXIST' });
    expect(respond('getBalance', {})).toMatchObject({ errorId: 1, errorCode: 'ERROR_KEY_DOES_NOT_EXIST' });
  });

  it('returns any error code that is sent as the key', () => {
    for (const { code } of errors('en')) {
      const created = create(example('RecaptchaV2Task'), code);
      const answer = created.errorId === 1 ? created : poll(created.taskId, code);
      expect(answer).toMatchObject({ errorId: 1, errorCode: code });
    }
  });

  it('makes the first calls fail in the way that the key names, then continues with the task', () => {
    const { taskId } = create(example('RecaptchaV2Task'), 'RATE_LIMITED');
    for (const expected of [
      { errorCode: 'ERROR_TOO_MUCH_REQUESTS' },
      { errorCode: 'ERROR_TOO_MUCH_REQUESTS' },
      { status: 'ready' },
    ]) {
      pass(1);
      expect(poll(taskId, 'RATE_LIMITED')).toMatchObject(expected);
    }
    const other = create(example('RecaptchaV2Task'), 'HTTP_503');
    expect(() => poll(other.taskId, 'HTTP_503')).toThrow(expect.objectContaining({ httpStatus: 503 }));
    pass(3);
    expect(poll(other.taskId, 'HTTP_503')).toMatchObject({ status: 'ready' });
  });

  it('accepts reports, and returns the balance', () => {
    const { taskId } = create(example('RecaptchaV2Task'));
    const report = { clientKey: KEY, taskId };
    expect(respond('reportIncorrectTokenCaptcha', report)).toMatchObject({ errorId: 0, status: 'success' });
    expect(respond('getBalance', { clientKey: KEY })).toMatchObject({ errorId: 0, balance: 12.5 });
  });

  it('survives every kind of bad input', () => {
    for (const text of ['', '{', '[]', 'null', '"x"', '\u0000', '[['.repeat(5000)]) {
      expect(parsed(text)).toMatchObject({ code: 'ERROR_TASK_ABSENT' });
    }
    for (const text of [
      '{"clientKey":{},"task":[]}',
      '{"clientKey":"YOUR_API_KEY","task":{"type":{}}}',
      '{"__proto__":1}',
    ]) {
      expect(respond('createTask', JSON.parse(text)).errorId).toBe(1);
    }
    expect(poll({ a: 1 }).errorCode).toBe('ERROR_NO_SUCH_CAPCHA_ID');
    const images = { ...example('RecognitionTask', 'shein'), imagesBase64: [null, 1, {}] };
    expect(create(images).errorCode).toBe('ERROR_INVALID_TASK');
  });
});
