import { configDefaults, defineConfig } from 'vitest/config';

/** What runs on the sources alone. Tests of the built site are `*.built.test.ts`, see vitest.built.config.ts. */
export default defineConfig({
  test: {
    include: [
      'packages/*/**/*.test.ts',
      'website/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, '**/build/**', '**/*.built.test.ts'],
    testTimeout: 20_000,
  },
});
