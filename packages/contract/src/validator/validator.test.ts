import { describe, expect, it } from 'vitest';
import { faultTexts } from '../fault-texts.ts';
import { LOCALES, requestExample } from '../index.ts';
import { type Fault, faultSentence, fieldName, RULES, requestFaults } from './index.ts';

type Json = Record<string, unknown>;

const example = (name: string, variant?: string) => requestExample(name, variant) as { task: Json };
const image = (example('ImageToTextTask').task.body as string) ?? '';
const proxy = { proxyType: 'http', proxyAddress: '203.0.113.7', proxyPort: 8080 };

/** The faults of an example after a change to its task. */
function faultsOf(name: string, variant: string | undefined, change: Json): Fault[] {
  const { task, ...envelope } = example(name, variant);
  return requestFaults(
    'createTask',
    JSON.parse(JSON.stringify({ ...envelope, task: { ...task, ...change } })),
  );
}

/** One request per rule: the change, the pointer and the code. */
const CASES: [
  rule: string,
  name: string,
  variant: string | undefined,
  change: Json,
  pointer: string,
  code: string,
][] = [
  [
    'required',
    'RecaptchaV2Task',
    undefined,
    { websiteKey: undefined },
    '/task/websiteKey',
    'ERROR_INVALID_TASK',
  ],
  [
    'requiredWith',
    'ProsopoTask',
    undefined,
    { proxyType: 'http' },
    '/task/proxyAddress',
    'ERROR_PROXY_MISSING',
  ],
  [
    'oneRequired',
    'RecaptchaClickTask',
    '4x4',
    { imagesBase64: undefined },
    '/task/imageUrls',
    'ERROR_INVALID_TASK',
  ],
  [
    'unknown',
    'TemuTask',
    undefined,
    { metadata: { cookie: 'a', 'x/y': 1 } },
    '/task/metadata/x~1y',
    'ERROR_INVALID_TASK',
  ],
  ['otherVariant', 'GeeTestTask', 'v3', { initParameters: {} }, '/task/initParameters', 'ERROR_INVALID_TASK'],
  [
    'const',
    'RecognitionTask',
    'bills_audio',
    { metadata: { Task: 'bills_audio', PayloadType: 'Video' } },
    '/task/metadata/PayloadType',
    'ERROR_INVALID_TASK',
  ],
  [
    'enum',
    'ProsopoTask',
    undefined,
    { ...proxy, proxyType: 'ftp' },
    '/task/proxyType',
    'ERROR_PROXY_MISSING',
  ],
  ['type', 'RecaptchaV2Task', undefined, { isInvisible: 'yes' }, '/task/isInvisible', 'ERROR_INVALID_TASK'],
  ['minimum', 'RecaptchaV3TaskProxyless', undefined, { minScore: 0 }, '/task/minScore', 'ERROR_INVALID_TASK'],
  [
    'maximum',
    'ProsopoTask',
    undefined,
    { ...proxy, proxyPort: 70_000 },
    '/task/proxyPort',
    'ERROR_INVALID_TASK',
  ],
  [
    'minItems',
    'RecognitionTask',
    'bls_3x3',
    { imagesBase64: [image] },
    '/task/imagesBase64',
    'ERROR_INVALID_TASK',
  ],
  [
    'maxItems',
    'RecognitionTask',
    'shein',
    { imagesBase64: Array(200).fill(image) },
    '/task/imagesBase64',
    'ERROR_INVALID_TASK',
  ],
  [
    'http',
    'RecaptchaV2Task',
    undefined,
    { websiteURL: 'example.com' },
    '/task/websiteURL',
    'ERROR_RECAPTCHA_INVALID_DOMAIN',
  ],
  [
    'noFragment',
    'GeeTestTask',
    'v3',
    { websiteURL: 'https://example.com/#a' },
    '/task/websiteURL',
    'ERROR_INVALID_TASK',
  ],
  [
    'uri',
    'BinanceTask',
    undefined,
    { websiteURL: 'https://example.com/a b' },
    '/task/websiteURL',
    'ERROR_INVALID_TASK',
  ],
  ['base64', 'ImageToTextTask', undefined, { body: `data:${image}` }, '/task/body', 'ERROR_INVALID_TASK'],
  [
    'noPercent',
    'ImpervaTask',
    undefined,
    { proxyPassword: '100%' },
    '/task/proxyPassword',
    'ERROR_PROXY_CREDENTIALS_INVALID_CHARACTER',
  ],
  [
    'jsapi',
    'AmazonTask',
    'option1',
    { captchaScript: 'https://a.example/x.js' },
    '/task/captchaScript',
    'ERROR_INVALID_TASK',
  ],
  [
    'ipAddress',
    'ProsopoTask',
    undefined,
    { ...proxy, proxyAddress: 'proxy.example' },
    '/task/proxyAddress',
    'ERROR_INVALID_TASK',
  ],
  [
    'publicAddress',
    'ProsopoTask',
    undefined,
    { ...proxy, proxyAddress: '10.0.0.1' },
    '/task/proxyAddress',
    'ERROR_INVALID_TASK',
  ],
  [
    'mathTwice',
    'ImageToTextTask',
    undefined,
    { math: true, recognizingModule: 'captcha_math' },
    '/task',
    'ERROR_INVALID_TASK',
  ],
  [
    'imageSmall',
    'RecognitionTask',
    'shein',
    { imagesBase64: ['AAAA'] },
    '/task/imagesBase64/0',
    'ERROR_ZERO_CAPTCHA_FILESIZE',
  ],
  [
    'imageBig',
    'ImageToTextTask',
    undefined,
    { body: 'A'.repeat(700_000) },
    '/task/body',
    'ERROR_TOO_BIG_CAPTCHA_FILESIZE',
  ],
];

describe('the faults of a request', () => {
  it.each(CASES)('name the rule %s', (rule, name, variant, change, pointer, code) => {
    expect(faultsOf(name, variant, change)).toContainEqual(expect.objectContaining({ pointer, rule, code }));
  });

  it('cover every rule except the one for responses', () => {
    expect(new Set(CASES.map(([rule]) => rule))).toEqual(new Set(RULES.filter((rule) => rule !== 'invalid')));
  });

  it('name the fault itself: an address without a host, and an image that is not base64', () => {
    const faultOf = (task: object) =>
      requestFaults('createTask', { clientKey: 'k', task }).map(({ pointer, rule }) => [pointer, rule]);
    expect(faultOf({ type: 'RecaptchaV2Task', websiteURL: 'http://', websiteKey: 'k' })).toEqual([
      ['/task/websiteURL', 'http'],
    ]);
    expect(faultOf({ type: 'ImageToTextTask', body: '@@@' })).toEqual([['/task/body', 'base64']]);
  });

  it('are in the order of the service: the key, the task, its type, then its fields', () => {
    const codes = (body: unknown) => requestFaults('createTask', body).map(({ code }) => code);
    expect(codes(null)).toEqual(['ERROR_TASK_ABSENT']);
    expect(codes({})).toEqual(['ERROR_KEY_DOES_NOT_EXIST', 'ERROR_TASK_ABSENT']);
    expect(codes({ clientKey: 'k', task: {} })).toEqual(['ERROR_NO_SUCH_METHOD']);
    expect(codes({ clientKey: 'k', task: { type: 'HCaptchaTask' } })).toEqual(['ERROR_TASK_NOT_SUPPORTED']);
    expect(codes({ clientKey: 'k', task: { type: 'CustomTask' } })).toEqual(['ERROR_TASK_NOT_SUPPORTED']);
    expect(requestFaults('getTaskResult', { clientKey: 'k', taskId: '1' })[0]?.code).toBe(
      'ERROR_NO_SUCH_CAPCHA_ID',
    );
  });

  it.each(LOCALES)('have a sentence in %s without unfilled placeholders', (locale) => {
    for (const [rule, name, variant, change] of CASES) {
      const fault = faultsOf(name, variant, change).find((one) => one.rule === rule) as Fault;
      const sentence = faultSentence(fault, faultTexts(locale));
      expect(sentence).not.toMatch(/[{}]|undefined|\[object/);
      if (rule !== 'mathTwice') expect(sentence).toContain(`\`${fieldName(fault.pointer)}\``);
    }
  });

  it('show values unchanged, whatever they contain', () => {
    const fault = { pointer: '/a~1b/c~0d', rule: 'enum', params: { values: ['$&', '{field}'] } } as const;
    expect(faultSentence(fault, faultTexts('en'))).toBe('`a/b.c~d` must be one of `$&`, `{field}`.');
  });
});
