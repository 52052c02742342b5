import { expect, onTestFinished, test, vi } from 'vitest';
import { OPENING_MS, openedSearch } from './build.ts';
import { STALLED_MS } from './limits.ts';
import type { SearchService } from './search-pool/index.ts';

const service = {} as SearchService;

test('a call right after the start waits for its indexes, and gets 503 before its connection is closed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const soon = new Promise<SearchService>((resolve) => setTimeout(() => resolve(service), OPENING_MS - 1));
  const opened = openedSearch({ search: soon, service: null });
  const never = openedSearch({ search: new Promise(() => {}), service: null }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(OPENING_MS);
  expect(await opened).toBe(service);
  expect(await never).toMatchObject({ statusCode: 503, message: expect.stringContaining('try again') });
  expect(OPENING_MS).toBeLessThan(STALLED_MS);
  expect(vi.getTimerCount()).toBe(0);
});
