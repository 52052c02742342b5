import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkHash, MAX_LINK_LENGTH, nameInHash, readHash } from './link';

const object = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue());

it('a link restores the form that it was created from', () => {
  fc.assert(
    fc.property(object, (body) => {
      const shared = { variant: 'v4', body: JSON.parse(JSON.stringify(body)) };
      const hash = linkHash('GeeTestTask', shared);
      fc.pre(hash.length <= MAX_LINK_LENGTH);
      expect(hash).toMatch(/^#try=GeeTestTask\.[\w-]+$/);
      expect(nameInHash(hash)).toBe('GeeTestTask');
      expect(readHash(hash)).toEqual(shared);
    }),
  );
});

it('a damaged link is detected and never throws', () => {
  for (const payload of ['', '%', 'eyJ', btoa('[]'), btoa('{"body":1}'), btoa('\xff'), 'A'.repeat(5000)])
    expect(readHash(`#try=GeeTestTask.${payload}`)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => void readHash(`#try=${text}`)));
});

it('other hashes are not links', () => {
  expect(nameInHash('#request-fields')).toBeUndefined();
});
