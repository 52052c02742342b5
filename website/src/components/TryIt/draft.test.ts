import type { FormField } from '@docs/contract';
import { describe, expect, it } from 'vitest';
import { draftAt, toDraft, toValue, withDraft, withMissing } from './draft';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  types: ['string'],
  typeText: '',
  required: false,
  description: '',
  constraints: [],
  ...more,
});

const root = field('', {
  required: true,
  fields: [
    field('type', { const: 'T', required: true }),
    field('url'),
    field('port', { types: ['integer'] }),
    field('share', { types: ['number'] }),
    field('invisible', { types: ['boolean'] }),
    field('enterprise', { types: ['boolean', 'integer'], enum: [true, false, 1, 0] }),
    field('images', { types: ['array'], items: field('') }),
    field('meta', { types: ['object'], fields: [field('Task')] }),
    field('parameters', { types: ['object'], open: true }),
  ],
});

describe('draft', () => {
  it('converts back to the request that it was created from', () => {
    const body = {
      type: 'T',
      url: 'https://example.com',
      port: 8080,
      share: 0.5,
      invisible: false,
      enterprise: 1,
      images: ['a', 'b'],
      meta: { Task: 'x' },
      parameters: { any: [1] },
    };
    expect(toValue(root, toDraft(root, body))).toEqual(body);
  });

  it('leaves out empty values', () => {
    expect(toValue(root, { url: '', images: [], meta: { Task: '' } })).toEqual({ type: 'T' });
  });

  it('keeps text that does not fit, so that the validator reports it', () => {
    const draft = { port: '80a', share: '1.', invisible: 'yes', parameters: '{' };
    expect(toValue(root, draft)).toEqual({ type: 'T', ...draft });
  });

  it('keeps an empty row of a list, so that errors point at the right row', () => {
    expect(toValue(root, { images: ['', 'b'] })).toEqual({ type: 'T', images: ['', 'b'] });
  });

  it('reports an empty row as missing, and another value as what is wrong with it', () => {
    const fault = {
      rule: 'imageSmall',
      params: { limit: 100 },
      code: 'ERROR_ZERO_CAPTCHA_FILESIZE',
    } as const;
    const faults = ['/images/0', '/images/1', '/url'].map((pointer) => ({ ...fault, pointer }));
    const rules = withMissing(faults, { images: ['', 'b'], url: '' }).map(({ rule }) => rule);
    expect(rules).toEqual(['required', 'imageSmall', 'imageSmall']);
  });

  it('uses only those values of a link that fit the fields', () => {
    expect(toDraft(root, { url: 1, meta: 'x', images: {}, unknown: 1 })).toEqual({ url: '1' });
  });

  it('is changed and read by path', () => {
    const one = withDraft({}, ['images', 0], 'a');
    const two = withDraft(one, ['images', 1], 'b');
    expect(withDraft(two, ['images', 0], undefined)).toEqual({ images: ['b'] });
    expect(withDraft(two, ['meta', 'Task'], 'x')).toEqual({ images: ['a', 'b'], meta: { Task: 'x' } });
    expect(draftAt(two, ['images', 1])).toBe('b');
    expect(draftAt(two, ['images', 1, 'deeper'])).toBeUndefined();
  });
});
