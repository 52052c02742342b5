import library from 'path-to-regexp';
import { describe, expect, it } from 'vitest';
import ours from './path-to-regexp';

const ROUTES = [
  '/',
  '/ru/',
  '/docs',
  '/docs/',
  '/ru/docs/captchas/ComplexImageTask-Recognition',
  '/zh/a.b',
  '*',
];
const ADDRESSES = [
  '/',
  '',
  '/ru',
  '/RU/',
  '/docs',
  '/docs/',
  '/docs/x',
  '/docsx',
  '/zh/a.b',
  '/zh/aXb',
  '/docs//',
];

describe('the routes of this site match', () => {
  for (const end of [true, false]) {
    it(`what they match with the library (${end ? 'the whole address' : 'its beginning'})`, () => {
      for (const route of ROUTES) {
        for (const address of [...ADDRESSES, ...ROUTES]) {
          const [theirs] = library(route, [], { end }).exec(address) ?? [];
          expect(ours(route, [], { end }).exec(address)?.[0], `${route} and ${address}`).toBe(theirs);
        }
      }
    });
  }
});
