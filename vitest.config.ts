import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const docusaurus = fileURLToPath(new URL('website/plugins/testing/docusaurus.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@docusaurus/Translate': docusaurus, '@docusaurus/useBrokenLinks': docusaurus } },
  test: {
    include: ['packages/*/**/*.test.ts', 'website/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    testTimeout: 20_000,
  },
});
