import { afterEach, expect, it, vi } from 'vitest';
import { hasHistory } from './git';

afterEach(() => vi.unstubAllEnvs());

it('outside a git checkout there is no history to read update times from', () => {
  vi.stubEnv('GIT_DIR', '/nonexistent');
  expect(hasHistory()).toBe(false);
});

it('without git on the machine there is no history either', () => {
  vi.stubEnv('PATH', '/nonexistent');
  expect(hasHistory()).toBe(false);
});
