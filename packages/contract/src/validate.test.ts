import { describe, expect, it } from 'vitest';
import { requestExample } from './index.ts';
import {
  type Validation,
  validateRequest,
  validateResponse,
  validateSolution,
  validateTask,
} from './testing/index.ts';

const example = (name: string, variant?: string) =>
  (requestExample(name, variant) as { task: Record<string, unknown> }).task;
const errors = (result: Validation) => (result.valid ? [] : result.errors);

describe('a task', () => {
  it('in every shape that the contract allows is accepted', () => {
    expect(validateTask('RecaptchaV2Task', { ...example('RecaptchaV2Task'), type: 'NoCaptchaTask' })).toEqual(
      { valid: true },
    );
    expect(
      validateTask('RecaptchaV3TaskProxyless', { ...example('RecaptchaV3TaskProxyless'), isEnterprise: 1 }),
    ).toEqual({ valid: true });
    const proxy = { proxyType: 'socks5', proxyAddress: '2001:db8::1', proxyPort: 1080 };
    expect(validateTask('RecaptchaV2Task', { ...example('RecaptchaV2Task'), ...proxy })).toEqual({
      valid: true,
    });
  });

  it('is rejected with a sentence that names the field', () => {
    const cases: [string, string | undefined, Record<string, unknown>, string][] = [
      ['RecaptchaV2Task', undefined, { websiteURL: undefined }, 'task.websiteURL is required.'],
      [
        'RecaptchaV2Task',
        undefined,
        { websiteUrl: 'https://example.com' },
        'task.websiteUrl is not a field here.',
      ],
      ['ImageToTextTask', undefined, { proxyType: 'http' }, 'task.proxyType is not a field here.'],
      ['ImageToTextTask', undefined, { numeric: 2 }, 'task.numeric must be one of 0, 1.'],
      ['GeeTestTask', 'v3', { challenge: undefined }, 'task.challenge is required.'],
      [
        'GeeTestTask',
        'v3',
        { proxyType: 'http', proxyAddress: '203.0.113.10', proxyPort: 8080, proxyPassword: 'x' },
        'task.proxyLogin is required together with task.proxyType.',
      ],
      ['GeeTestTask', 'v3', { version: 4 }, 'task.challenge does not belong to this variant.'],
      ['TurnstileTask', 'token', { pageData: undefined }, 'task.pageData is required.'],
      ['TurnstileTask', 'cf_clearance', { proxyLogin: undefined }, 'task.proxyLogin is required.'],
      ['ImpervaTask', undefined, { proxyPort: undefined }, 'task.proxyPort is required.'],
      [
        'RecaptchaClickTask',
        '4x4',
        { imagesBase64: undefined },
        'task.imageUrls or task.imagesBase64 is required.',
      ],
      [
        'RecognitionTask',
        'bls_3x3',
        { imagesBase64: ['AAAA'] },
        'The number of items in task.imagesBase64 must be at least 9.',
      ],
      [
        'ProsopoTask',
        undefined,
        { proxyType: 'http' },
        'task.proxyAddress is required together with task.proxyType.',
      ],
      [
        'TemuTask',
        undefined,
        { metadata: { cookie: 'a=b', other: 1 } },
        'task.metadata.other is not a field here.',
      ],
    ];
    for (const [name, variant, change, sentence] of cases) {
      const task = JSON.parse(JSON.stringify({ ...example(name, variant), ...change }));
      expect(errors(validateTask(name, task))).toContain(sentence);
    }
  });

  it('may not use a proxy on the local network, or a host name', () => {
    for (const proxyAddress of ['127.0.0.1', '10.1.2.3', '192.168.0.1', '::1', 'proxy.example.com']) {
      const proxy = { proxyType: 'http', proxyAddress, proxyPort: 8080 };
      expect(validateTask('ProsopoTask', { ...example('ProsopoTask'), ...proxy }).valid).toBe(false);
    }
  });

  it('may not request a calculation in two ways', () => {
    const task = { ...example('ImageToTextTask'), recognizingModule: 'captcha_math' };
    expect(validateTask('ImageToTextTask', task).valid).toBe(true);
    expect(validateTask('ImageToTextTask', { ...task, math: true }).valid).toBe(false);
  });

  it('of another type is recognized as such', () => {
    expect(errors(validateTask('ProsopoTask', example('BinanceTask')))).toEqual([
      'The task is a BinanceTask, not a ProsopoTask.',
    ]);
    expect(
      errors(validateRequest('createTask', { clientKey: 'x', task: { type: 'HCaptchaTask' } }))[0],
    ).toMatch(/^task\.type must be one of RecaptchaV2Task, /);
  });
});

describe('a response', () => {
  it('may not have fields that the contract does not list', () => {
    expect(errors(validateResponse('createTask', { errorId: 0, taskId: 1, extra: 1 }))).toEqual([
      'extra is not a field here.',
    ]);
    expect(errors(validateSolution('ProsopoTask', { token: 'no hex' }))[0]).toContain('solution.token');
  });

  it('must state why the call failed, with an error code of the contract', () => {
    expect(errors(validateResponse('getBalance', { errorId: 1 }))).toContain('errorCode is required.');
    expect(validateResponse('getBalance', { errorId: 1, errorCode: 'ERROR_INVENTED' }).valid).toBe(false);
    expect(validateResponse('getTaskResult', { errorId: 0, status: 'ready' }).valid).toBe(false);
  });

  it('must contain a solution of some task type', () => {
    const answer = { errorId: 0, status: 'ready', solution: { text: 'abc' } };
    expect(validateResponse('getTaskResult', answer)).toEqual({ valid: true });
    expect(validateResponse('getTaskResult', answer, 'ProsopoTask').valid).toBe(false);
    expect(errors(validateResponse('getTaskResult', { ...answer, solution: { word: 'abc' } }))).toEqual([
      'solution fits the solution of no task type.',
    ]);
  });
});
