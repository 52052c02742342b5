import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that read website/build or build small sites of their own: slow, so one file at a time. */
export default defineConfig({
  test: {
    include: [
      'packages/*/**/*.built.test.ts',
      'website/**/*.built.test.ts',
      'scripts/**/*.built.test.ts',
      'deploy/*.built.test.ts',
    ],
    exclude: [...configDefaults.exclude, '**/build/**'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
