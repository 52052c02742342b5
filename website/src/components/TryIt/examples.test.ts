import { form, METHOD_NAMES, TASK_NAMES } from '@docs/contract';
import { requestFaults } from '@docs/contract/validator';
import { describe, expect, it } from 'vitest';
import { isObject, rootField, toDraft, toValue, withDraft, withoutSecrets } from './draft';

const forms = [...TASK_NAMES, ...METHOD_NAMES].map((name) => form(name, 'en'));
const variants = forms.flatMap((one) =>
  one.variants.map((variant, position) => ({
    title: [one.name, variant.name].filter(Boolean).join(', '),
    form: one,
    position,
    example: variant.example,
  })),
);

describe.each(variants)('$title', ({ form, position, example }) => {
  const field = rootField(form, position);
  const { clientKey, ...rest } = (isObject(example) ? example : {}) as Record<string, unknown>;

  it('builds its documented example in the form', () => {
    expect(toValue(field, toDraft(field, rest)) ?? {}).toEqual(rest);
    if (form.verb === 'POST')
      expect(requestFaults(form.method, example, form.variants[position]?.name)).toEqual([]);
  });

  it('replaces secrets only, and the request stays valid', () => {
    const draft = toDraft(field, rest) ?? {};
    expect(withoutSecrets(field, draft, draft)).toEqual(draft);
  });
});

it('there are 22 variants of tasks, the one with empty strings among them', () => {
  const tasks = variants.filter(({ form }) => form.method === 'createTask' && form.name !== 'createTask');
  expect(tasks.length).toBeGreaterThanOrEqual(22);
  expect(variants.map(({ example }) => JSON.stringify(example))).toContainEqual(
    expect.stringContaining('"websiteKey":""'),
  );
});

describe('secrets', () => {
  const turnstile = form('TurnstileTask', 'en');
  const field = rootField(turnstile, 0);
  const example = toDraft(field, turnstile.variants[0]?.example);

  it('are marked in every form that has them', () => {
    const secrets = JSON.stringify(forms).matchAll(/"name":"(\w+)"(?:(?!"name").)*?"secret":true/g);
    expect(new Set([...secrets].map(([, name]) => name))).toEqual(
      new Set(['proxyLogin', 'proxyPassword', 'cookies', 'incapsulaCookies', 'cookie']),
    );
  });

  it('become placeholders, and other values stay', () => {
    const filled = [
      ['proxyLogin', 'reader'],
      ['proxyPassword', 'hunter2'],
      ['proxyAddress', '203.0.113.7'],
    ].reduce((draft, [name = '', value]) => withDraft(draft, ['task', name], value) ?? {}, example ?? {});
    const text = JSON.stringify(withoutSecrets(field, filled, example));
    expect(text).not.toMatch(/reader|hunter2/);
    expect(text).toContain('203.0.113.7');
    expect(text).toContain('"proxyLogin":"YOUR_PROXY_LOGIN"');
  });
});
