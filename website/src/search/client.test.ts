import { expect, test } from 'vitest';
import { createSearchClient } from './client';

const SETTINGS = { appId: 'docs', apiKey: 'search-only', indexPrefix: 'docs', hosts: null };
const create = (settings: Partial<typeof SETTINGS> = {}) =>
  createSearchClient({ ...SETTINGS, ...settings }, 'http://localhost');

test('creating a client without application id or key fails and names the missing one', () => {
  expect(() => create({ appId: '' })).toThrow('SEARCH_APP_ID');
  expect(() => create({ apiKey: '' })).toThrow('SEARCH_API_KEY');
});

test('a search without its required parameters is an error', () => {
  expect(() => create().search(undefined as never)).toThrow('searchMethodParams` is required');
  expect(() => create().search({} as never)).toThrow('searchMethodParams.requests` is required');
});

test('the client waits 1 s to connect, 2 s to read and 30 s to write', () => {
  expect(create().transporter.timeouts).toEqual({ connect: 1_000, read: 2_000, write: 30_000 });
});
