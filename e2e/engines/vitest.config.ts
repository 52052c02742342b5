import { defineConfig } from 'vitest/config';

/** One file per engine, two at a time; each drives one browser. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: './servers.ts',
    maxWorkers: 2,
    // A driver may time out on a busy machine. A bug in the site fails the retry too.
    retry: 1,
    reporters: ['default', './reporter.ts'],
    // Generous, because tests wait for states: they must not fail just because the machine is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
