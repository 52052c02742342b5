import { brand } from '@docs/site/brand';
import { describe, expect, it } from 'vitest';
import { checkReferences, checkTaskKeys } from './contract.ts';
import {
  facts,
  LOCALES,
  METHOD_NAMES,
  methods,
  proxyFields,
  requestExample,
  requestFields,
  responseExample,
  responseFields,
  solutionFields,
  TASK_NAMES,
  task,
  tasks,
} from './index.ts';
import { validateRequest, validateResponse } from './testing/index.ts';

const row = (rows: ReturnType<typeof requestFields>, name: string) => rows.find((one) => one.name === name);

describe('request fields', () => {
  it('have a type, requirement, default, constraints and description', () => {
    expect(row(requestFields('AmazonTask', 'en'), 'cookieSolution')).toEqual({
      name: 'cookieSolution',
      type: 'boolean',
      required: { when: 'for a silent challenge; must be `true`' },
      default: 'false',
      constraints: [],
      description:
        '`true`: the solution is the `aws-waf-token` cookie. `false`: the solution is `captcha_voucher` and `existing_token`.',
    });
    expect(row(requestFields('ImageToTextTask', 'en'), 'recognizingThreshold')?.type).toMatch(/ · 0 to 100$/);
    expect(row(requestFields('RecognitionTask', 'en'), 'imagesBase64')?.type).toBe('array of strings');
  });

  it('name nested fields by their path', () => {
    const names = requestFields('RecaptchaClickTask', 'en').map(({ name }) => name);
    expect(names).toContain('metadata.TaskDefinition');
    expect(names).not.toContain('metadata');
  });

  it('of a variant are its own only, and are required or optional without conditions', () => {
    const token = requestFields('TurnstileTask', 'en', 'token');
    expect(row(token, 'htmlPageBase64')).toBeUndefined();
    expect(row(token, 'pageData')?.required).toBe('yes');
    expect(row(requestFields('TurnstileTask', 'en', 'plain'), 'pageAction')?.required).toBe('no');
    expect(row(requestFields('GeeTestTask', 'en', 'v4'), 'version')).toMatchObject({
      required: 'yes',
      constraints: ['always `4`'],
    });
  });

  it('keep the conditions that a variant leaves open', () => {
    expect(row(requestFields('RecaptchaClickTask', 'en', '3x3'), 'imageUrls')?.required).toEqual({
      when: 'if `imagesBase64` is not set',
    });
  });

  it('describe a shared field once', () => {
    const texts = TASK_NAMES.map((name) => row(requestFields(name, 'en'), 'userAgent')?.description).filter(
      Boolean,
    );
    expect(new Set(texts).size).toBe(1);
  });

  it('exist for every method, task type and variant in every locale', () => {
    for (const locale of LOCALES) {
      for (const { name, variants } of tasks(locale)) {
        for (const variant of [undefined, ...variants.map((one) => one.name)]) {
          expect(requestFields(name, locale, variant).length).toBeGreaterThan(1);
          expect(solutionFields(name, locale, variant).length).toBeGreaterThan(0);
        }
        expect(facts(name, locale).length).toBeGreaterThan(3);
      }
      for (const name of METHOD_NAMES) expect(responseFields(name, locale).length).toBeGreaterThan(0);
    }
  });
});

describe('responses', () => {
  it('name fields under any key by a placeholder', () => {
    expect(solutionFields('ImpervaTask', 'en').map(({ name }) => name)).toEqual(['domains.<site>.cookies']);
  });

  it('in plain text have one row', () => {
    expect(responseFields('getUserAgent', 'en').map(({ name }) => name)).toEqual(['(body)']);
  });
});

describe('proxy fields', () => {
  it('are five where a proxy is possible and none where it is not', () => {
    expect(proxyFields('RecaptchaV2Task', 'en').rows).toHaveLength(5);
    expect(proxyFields('ImageToTextTask', 'en')).toMatchObject({ rule: 'unsupported', rows: [] });
  });

  it('are all required where the type or the variant requires a proxy', () => {
    for (const { rows } of [
      proxyFields('ImpervaTask', 'en'),
      proxyFields('TurnstileTask', 'en', 'wait_room'),
    ]) {
      expect(rows.map(({ required }) => required)).toEqual(Array(5).fill('yes'));
    }
  });
});

describe('examples', () => {
  for (const { name, variants } of tasks('en')) {
    it(`of ${name} fit the contract`, () => {
      for (const variant of variants.length > 0 ? variants.map((one) => one.name) : [undefined]) {
        expect(validateRequest('createTask', requestExample(name, variant))).toEqual({ valid: true });
        expect(validateResponse('getTaskResult', responseExample(name, variant), name)).toEqual({
          valid: true,
        });
      }
    });
  }

  it('of the methods fit the contract', () => {
    for (const name of METHOD_NAMES.filter((one) => one !== 'getUserAgent')) {
      expect(validateRequest(name, requestExample(name))).toEqual({ valid: true });
      expect(validateResponse(name, responseExample(name))).toEqual({ valid: true });
      expect(validateResponse(name, responseExample(name, 'error'))).toEqual({ valid: true });
    }
    expect(validateResponse('getTaskResult', responseExample('getTaskResult', 'processing'))).toEqual({
      valid: true,
    });
  });

  it('have images between the limits', () => {
    const text = JSON.stringify(
      tasks('en').flatMap(({ name, variants }) =>
        [undefined, ...variants.map((one) => one.name)].map((one) => requestExample(name, one)),
      ),
    );
    const images = text.match(/"(iVBOR|UklGR)[^"]+"/g) ?? [];
    expect(images.length).toBeGreaterThan(20);
    for (const image of images) expect(Buffer.from(image, 'base64').length).toBeGreaterThanOrEqual(100);
  });
});

describe('names', () => {
  it('that do not exist are reported together with the valid ones', () => {
    expect(() => requestFields('HCaptchaTask', 'en')).toThrow(
      /no task type or method "HCaptchaTask".*createTask/,
    );
    expect(() => task('DataDomeTask', 'en')).toThrow(/no task type "DataDomeTask".*AmazonTask/);
    expect(() => requestFields('GeeTestTask', 'en', 'v5')).toThrow(/no variant of GeeTestTask "v5".*v3, v4/);
    expect(() => requestExample('ProsopoTask', 'plain')).toThrow('ProsopoTask has no variants');
    expect(() => responseExample('getBalance', 'processing')).toThrow(
      /getBalance has no example "processing".*error/,
    );
    expect(() => task('GeeTestTask', 'xx' as 'en')).toThrow(/no locale "xx"/);
  });
});

describe('methods', () => {
  it('have a URL on their host', () => {
    const found = methods('en');
    expect(found.find(({ name }) => name === 'createTask')?.url).toBe(`${brand.hosts.api}/createTask`);
    expect(found.find(({ name }) => name === 'getUserAgent')).toMatchObject({
      verb: 'GET',
      url: `${brand.hosts.site}/api/useragent/actual`,
    });
  });
});

it('names a misspelled or missing key of x-task', () => {
  const task = {
    page: 'a',
    proxy: 'none',
    solution: 'A',
    usualWaitSeconds: null,
    timing: {},
    priceUnitt: 'tokens',
  };
  expect(() => checkTaskKeys('NewTask', task)).toThrow('x-task of NewTask lacks "priceUnit"');
  expect(() => checkTaskKeys('NewTask', { ...task, priceUnit: 'tokens' })).toThrow(
    'There is no key of x-task in NewTask "priceUnitt"',
  );
});

it('names a reference to nothing and its place', () => {
  const components = { schemas: { Known: { $ref: '#/components/schemas/Unknown' } } };
  expect(() => checkReferences(components, { components })).toThrow(
    'openapi.yaml: in components > schemas > Known, "#/components/schemas/Unknown" refers to nothing.',
  );
  expect(() => checkReferences(components, { $ref: '#/components/schemas/Known' })).not.toThrow();
});
