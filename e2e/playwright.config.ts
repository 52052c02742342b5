import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './chromium.ts';
import { FIXTURE_PORT, SITE_PORT, THIRD_PARTY_PORT } from './ports.ts';
import { ALL, LONG, SITE_USER_AGENT } from './test.ts';

/** A busy machine must not make the server refuse searches. */
const PATIENT = { SEARCH_RATE_LIMIT: '100000', MAX_EVENT_LOOP_DELAY_MS: '60000' };

const server = (port: number, env: Record<string, string> = {}) => ({
  command: 'node --import tsx ../packages/server/src/main.ts',
  url: `http://localhost:${port}/healthz`,
  env: { PORT: String(port), LOG_LEVEL: 'warn', ...PATIENT, ...env },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: './tests',
  testIgnore: ALL ? [] : '**/*.long.spec.ts',
  ...(ALL ? {} : { grepInvert: new RegExp(LONG.tag) }),
  outputDir: './results/artifacts',
  snapshotPathTemplate: '{testDir}/../{arg}{ext}', // the same on every system: what screen readers get, and how parts are placed
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  // Generous, because tests wait for states: they must not fail just because the machine is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: './results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure', // a trace of every test takes a fifth of the time: ask for one with --trace on
    launchOptions: LAUNCH_OPTIONS,
  },
  webServer: [
    server(SITE_PORT, { USER_AGENT: SITE_USER_AGENT }),
    server(FIXTURE_PORT, { SITE_DIR: '../website/.fixture/build', SANDBOX: '0' }),
    {
      command: 'node --import tsx third-party.ts',
      url: `http://localhost:${THIRD_PARTY_PORT}/healthz`,
      reuseExistingServer: false,
    },
  ],
});
