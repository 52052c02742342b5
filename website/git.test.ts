import { afterEach, expect, it, vi } from 'vitest';
import { whyNoHistory } from './git';

afterEach(() => vi.unstubAllEnvs());

it('outside a git checkout there is no history to read update times from', () => {
  vi.stubEnv('GIT_DIR', '/nonexistent');
  expect(whyNoHistory()).toBe('the folder has no git history');
});

it('without git on the machine there is no history either', () => {
  vi.stubEnv('PATH', '/nonexistent');
  expect(whyNoHistory()).toBe('git is not installed');
});

it('the history of a folder that belongs to another user is not read, and the reason says what to do', () => {
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  expect(whyNoHistory()).toContain('git config --global --add safe.directory');
});
