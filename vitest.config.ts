import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** Modules that exist only inside Docusaurus' own build. */
const REPLACED = ['Translate', 'useBaseUrl', 'useBrokenLinks'];
const replacement = (name: string) =>
  fileURLToPath(new URL(`website/test/docusaurus/${name}.ts`, import.meta.url));

/**
 * What runs on the sources alone. Tests of the built site are `*.built.test.ts`, see vitest.built.config.ts; those that
 * wait or count for long are `*.long.test.ts` and run in `npm run test:all`.
 */
export default defineConfig({
  resolve: {
    alias: Object.fromEntries(REPLACED.map((name) => [`@docusaurus/${name}`, replacement(name)])),
  },
  test: {
    include: [
      'packages/*/**/*.test.ts',
      'website/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'docs/*.test.ts',
    ],
    exclude: [
      ...configDefaults.exclude,
      '**/build/**',
      '**/*.built.test.ts',
      ...(process.env.TEST_ALL ? [] : ['**/*.long.test.ts']),
    ],
    maxWorkers: '100%', // many tests wait for servers and processes; the default leaves a core free
    // Isolated files import every module again, a fifth of the CPU time. So a test must undo what it changes globally.
    isolate: false,
    testTimeout: 20_000,
  },
});
