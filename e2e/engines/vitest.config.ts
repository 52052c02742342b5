import { defineConfig } from 'vitest/config';

/** One file per engine, two at a time; each drives one browser. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: './servers.ts',
    maxWorkers: 2,
    // A busy machine may delay a driver beyond any patience; what the site does wrong, it does twice.
    retry: 1,
    reporters: ['default', './reporter.ts'],
    // Generous, because tests wait on states: a slow machine must not fail what is right.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
