import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/**/*.test.ts', 'website/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    testTimeout: 20_000,
  },
});
