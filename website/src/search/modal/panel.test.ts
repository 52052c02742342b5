import { createAutocomplete } from '@algolia/autocomplete-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { VisitStore } from '../recents';
import type { SearchRequest } from '../request';
import type { SearchResponse } from '../response';
import { createPanel, outcomeOf, type PanelState } from './panel';
import { startSources } from './sources';

beforeAll(() => void vi.stubGlobal('window', globalThis)); // the state machine uses the timers of `window`
afterAll(() => void vi.unstubAllGlobals());

const visits = { all: () => ({ recents: [], favorites: [] }) } as unknown as VisitStore;
const response = (query: string): SearchResponse => ({
  query,
  count: 1,
  pages: 1,
  queryId: null,
  repaired: null,
  missing: [],
  suggestions: [],
  hits: [{ id: query, url: `/${query}`, section: 'S', title: query, path: [], excerpt: null, type: 'page' }],
});

function createTestPanel(search: (request: SearchRequest) => Promise<SearchResponse>) {
  let state: PanelState | undefined;
  const panel = createPanel({
    initialQuery: '',
    locale: 'en',
    search,
    visits,
    startPages: [],
    navigator: {},
    onStateChange: (next) => {
      state = next;
    },
  });
  return { panel, state: () => state as PanelState };
}

test('a duplicate source id is an error', async () => {
  const sources = startSources({ recents: [], favorites: [] }, [], () => {});
  const autocomplete = createAutocomplete({ openOnFocus: true, getSources: () => [...sources, ...sources] });
  await expect(autocomplete.refresh()).rejects.toThrow('not unique');
});

test('a stale response never overwrites a newer one, nor its state', async () => {
  const waiting = new Map<string, (response: SearchResponse) => void>();
  const { panel, state } = createTestPanel(
    ({ query }) => new Promise((resolve) => waiting.set(query, resolve)),
  );
  for (const query of ['a', 'ab']) {
    panel.setQuery(query);
    panel.refresh();
    await vi.waitFor(() => expect(waiting.has(query)).toBe(true));
  }
  waiting.get('a')?.(response('a'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(state().status).toBe('loading');
  waiting.get('ab')?.(response('ab'));
  await vi.waitFor(() => expect(state().status).toBe('idle'));
  expect(outcomeOf(state()).response?.query).toBe('ab');
  expect(state().collections[0]?.items[0]?.visit.url).toBe('/ab');
});

test('a wait of 300 ms is stalled', async () => {
  vi.useFakeTimers();
  const { panel, state } = createTestPanel(() => new Promise(() => {}));
  panel.setQuery('a');
  panel.refresh();
  vi.advanceTimersByTime(299);
  expect(state().status).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(state().status).toBe('stalled');
  vi.useRealTimers();
});

test('a failure stays visible until a response arrives', async () => {
  const unreachable = Object.assign(new Error('Unreachable hosts'), { name: 'RetryError' });
  let online = false;
  const { panel, state } = createTestPanel(({ query }) =>
    online ? Promise.resolve(response(query)) : Promise.reject(unreachable),
  );
  panel.setQuery('a');
  await panel.refresh();
  expect(outcomeOf(state())).toEqual({ response: null, failure: 'unreachable' });
  online = true;
  await panel.refresh();
  expect(outcomeOf(state()).failure).toBeNull();
});
