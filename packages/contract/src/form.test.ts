import { describe, expect, it } from 'vitest';
import { type Form, type FormField, form, LOCALES, METHOD_NAMES, TASK_NAMES } from './index.ts';
import { hasDescriptions } from './texts.ts';
import { requestFaults } from './validator/index.ts';

const field = ({ variants }: Form, name: string, variant?: string): FormField | undefined => {
  const given = variants.find((one) => one.name === variant);
  return [...(given?.fields ?? []), ...(given?.proxy?.fields ?? [])].find((one) => one.name === name);
};

describe('a form', () => {
  it.each([...TASK_NAMES, ...METHOD_NAMES])(
    'of %s starts with a valid request that has no other fields',
    (name) => {
      const { method, variants, envelope } = form(name, 'en');
      expect(variants.length).toBeGreaterThan(0);
      for (const { name: variant, example, fields, proxy } of variants) {
        expect(requestFaults(method, example, variant)).toEqual([]);
        const { clientKey: _, task, ...rest } = (example ?? {}) as Record<string, object>;
        const known = [...fields, ...(proxy?.fields ?? []), ...envelope].map((one) => one.name);
        expect(known).toEqual(expect.arrayContaining(Object.keys({ ...task, ...rest })));
      }
    },
  );

  it('has types, limits, choices, defaults and examples', () => {
    const v3 = form('RecaptchaV3TaskProxyless', 'en');
    expect(field(v3, 'minScore')).toMatchObject({
      types: ['number'],
      minimum: 0.1,
      maximum: 0.9,
      required: false,
    });
    expect(field(v3, 'pageAction')).toMatchObject({ default: 'verify' });
    expect(field(v3, 'isEnterprise')).toMatchObject({
      types: ['boolean', 'integer'],
      enum: [true, false, 1, 0],
    });
    expect(field(form('BinanceTask', 'en'), 'websiteKey')).toMatchObject({
      placeholder: 'login',
      required: true,
    });
    expect(field(form('ImageToTextTask', 'en'), 'body')).toMatchObject({ maxBytes: 500_000 });
    expect(field(form('getTaskResult', 'en'), 'taskId')).toMatchObject({
      types: ['integer'],
      required: true,
    });
    expect(form('ProsopoTask', 'en').envelope.map(({ name }) => name)).toEqual(['callbackUrl', 'softId']);
  });

  it('has nested objects, lists and objects of any keys', () => {
    expect(field(form('ImpervaTask', 'en'), 'metadata')?.fields?.map(({ name }) => name)).toEqual([
      'incapsulaScriptUrl',
      'incapsulaCookies',
      'reese84UrlEndpoint',
    ]);
    const images = field(form('RecognitionTask', 'en'), 'imagesBase64', 'bls_3x3');
    expect(images).toMatchObject({
      minItems: 9,
      maxItems: 9,
      items: { types: ['string'], maxBytes: 500_000 },
    });
    expect(field(form('GeeTestTask', 'en'), 'initParameters', 'v4')).toMatchObject({ open: true });
  });

  it('has the fields of each variant, and its rule for the proxy', () => {
    const geetest = form('GeeTestTask', 'en');
    expect(field(geetest, 'challenge', 'v3')).toMatchObject({ required: true });
    expect(field(geetest, 'challenge', 'v4')).toBeUndefined();
    expect(field(geetest, 'version', 'v4')).toMatchObject({ const: 4, required: true });
    const turnstile = form('TurnstileTask', 'en');
    expect(turnstile.variants.map(({ proxy }) => proxy?.rule)).toEqual([
      'optional',
      'optional',
      'required',
      'required',
    ]);
    expect(field(turnstile, 'proxyLogin', 'cf_clearance')?.required).toBe(true);
    expect(form('ImageToTextTask', 'en').variants[0]?.proxy).toMatchObject({
      rule: 'unsupported',
      fields: [],
    });
    expect(form('getBalance', 'en').variants).toEqual([
      { fields: [], proxy: null, example: { clientKey: 'YOUR_API_KEY' } },
    ]);
  });

  it('describes every field in the language of the page', () => {
    const [english, ...others] = LOCALES.filter(hasDescriptions).map((locale) =>
      field(form('RecaptchaV2Task', locale), 'websiteKey'),
    );
    expect(others.length).toBeGreaterThan(0);
    expect(english?.description).not.toBe('');
    for (const other of others) expect(other?.description).not.toBe(english?.description);
  });
});
