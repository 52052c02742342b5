import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
export default defineConfig({
  ...base,
  webServer: [],
  reporter: 'list',
  testMatch: 'official-ui.spec.ts',
  outputDir: '/tmp/wire/out',
});
