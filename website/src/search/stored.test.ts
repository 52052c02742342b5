import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHostsCache } from './hosts-cache';
import { createVisitStore, trailOf } from './recents';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const visit = (name: string | number) => ({ url: `/docs/${name}`, title: `${name}`, path: [] });
const names = (visits: { title: string }[]) => visits.map(({ title }) => title).join(' ');

test('a section is shown after its page, a page alone', () => {
  expect(trailOf({ title: 'Proxy', path: ['Basilisk', 'Fields'] })).toEqual({
    page: 'Basilisk',
    sections: ' ›\u00a0Fields ›\u00a0Proxy',
  });
  expect(trailOf({ title: 'Proxy', path: ['Basilisk', 'Fields'] }, true)).toEqual({
    page: 'Basilisk ›\u00a0',
    sections: 'Fields ›\u00a0Proxy',
  });
  expect(trailOf({ title: 'Basilisk', path: [] })).toEqual({ page: 'Basilisk', sections: '' });
});

describe('recent and favorite searches', () => {
  test('7 recent searches are kept, newest first, without duplicates', () => {
    const visits = createVisitStore('docs-en');
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 4]) visits.addRecent(visit(n));
    expect(names(visits.all().recents)).toBe('4 8 7 6 5 3 2');
  });

  test('4 recent searches are shown if there are favorites', () => {
    const visits = createVisitStore('docs-en');
    for (const n of [1, 2, 3, 4, 5, 6, 7]) visits.addRecent(visit(n));
    visits.addFavorite(visit(7));
    expect(names(visits.all().recents)).toBe('6 5 4 3');
    expect(names(visits.all().favorites)).toBe('7');
  });

  test('10 favorites are kept; opening one does not make it recent', () => {
    const visits = createVisitStore('docs-en');
    for (let n = 1; n <= 11; n += 1) visits.addFavorite(visit(n));
    visits.addRecent(visit(11));
    expect(names(visits.all().favorites)).toBe('11 10 9 8 7 6 5 4 3 2');
    expect(visits.all().recents).toEqual([]);
  });

  test('each index has its own', () => {
    createVisitStore('docs-en').addRecent(visit(1));
    expect(createVisitStore('docs-ru').all().recents).toEqual([]);
    expect([...storage.keys()]).toEqual(['docs.search.recent.docs-en']);
  });

  test('unreadable entries and unsafe addresses are left out', () => {
    storage.set('docs.search.recent.docs-en', '{not json');
    storage.set(
      'docs.search.favorite.docs-en',
      JSON.stringify([{ ...visit(1), url: 'javascript:0' }, { url: '//evil.example' }, null, visit(2)]),
    );
    expect(createVisitStore('docs-en').all()).toEqual({ recents: [], favorites: [visit(2)] });
  });
});

describe('the hosts cache', () => {
  const host = { url: 'a.example', protocol: 'https', accept: 'readWrite' };
  const fresh = async () => ({ ...host, isUp: () => true, isTimedOut: () => false }) as never;
  const state = async () => createHostsCache().get<HostState>(host, fresh);
  interface HostState {
    isUp(): boolean;
    isTimedOut(): boolean;
  }

  test.each([
    ['down', false],
    ['timed out', true],
  ])('avoids a host that is %s for 120 s, on later pages too', async (status, timedOut) => {
    vi.useFakeTimers();
    const failed = { ...host, status, lastUpdate: Date.now() };
    await createHostsCache().set({ ...host, status: 'up' }, failed as never);
    vi.advanceTimersByTime(120_000);
    expect((await state()).isUp()).toBe(false);
    expect((await state()).isTimedOut()).toBe(timedOut);
    vi.advanceTimersByTime(1);
    expect((await state()).isUp()).toBe(true);
    expect((await state()).isTimedOut()).toBe(false);
  });
});
