// npm run walk: tests every route, locale and color mode in the browser, on the built site.
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { programOf } from './lib/programs.mjs';
import { ROOT } from './lib/root.mjs';
import { runScript } from './lib/run-script.mjs';
import { runStep } from './lib/step.mjs';

const SPECS = ['tests/walk.spec.ts', 'tests/accessibility.spec.ts', 'tests/accessibility.long.spec.ts'];

await runScript(async () => {
  await runStep('walk', 'Walking through every page', [
    {
      ...programOf('e2e', '@playwright/test', 'playwright', 'test', ...SPECS),
      cwd: join(ROOT, 'e2e'),
      env: { WALK: 'full', CHROMIUM_PATH: await ensureChromium() },
    },
  ]);
});
