import { configDefaults, defineConfig } from 'vitest/config';

/** They build copies of the repository: `npm run test:all`. */
const ONLY_IN_ALL = ['**/*.long.built.test.ts'];

/** Tests that read website/build or build small sites of their own: slow, so one file at a time. */
export default defineConfig({
  test: {
    include: [
      'packages/*/**/*.built.test.ts',
      'website/**/*.built.test.ts',
      'scripts/**/*.built.test.ts',
      'deploy/*.built.test.ts',
    ],
    exclude: [...configDefaults.exclude, '**/build/**', ...(process.env.TEST_ALL ? [] : ONLY_IN_ALL)],
    fileParallelism: false,
    isolate: false, // as in vitest.config.ts
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
