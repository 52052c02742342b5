import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { WHOLE_BROWSER } from './chromium.ts';
import { SITE_PORT } from './ports.ts';

/** A browser in which cookies are blocked, and with them all storage: any access throws. */
export async function withStorageBlocked(run: (page: Page) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'blocked-'));
  await mkdir(join(folder, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(folder, {
    ...WHOLE_BROWSER,
    baseURL: `http://localhost:${SITE_PORT}`,
  });
  try {
    await run(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}
