import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Cost, runCommand } from './command.ts';
import { type DevCosts, startDev } from './dev.ts';
import { SCRATCH } from './prepare.ts';

/** What the framework alone needs for the same pages: the lower limit of ours, which adds to it. */
export interface StockCosts {
  /** Four locales from nothing. Uncompressed, and in English throughout: the peer has no translations. */
  cold: Cost;
  dev: DevCosts;
}

const FOLDER = join(SCRATCH, 'docusaurus');
const COSTS = join(FOLDER, 'stock.json');
const CONFIG = ['--config', 'docusaurus.config.mjs'];

/** Needs the peer, built. */
export async function measureStock(browser: Browser): Promise<StockCosts> {
  const docusaurus = join(FOLDER, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const words = (...more: string[]) => [process.execPath, docusaurus, ...more, ...CONFIG];
  await forget();
  const cold = await runCommand(words('build', '--out-dir', 'build-four-locales'), {
    cwd: FOLDER,
    log: join(FOLDER, 'build-four-locales.log'),
  });
  await forget();
  const page = {
    words: (port: number) => words('start', '--no-open', '--port', String(port)),
    cwd: FOLDER,
    page: join(FOLDER, 'docs/captchas/turnstile-task.md'),
    address: '/docs/captchas/turnstile-task',
  };
  const costs = { cold, dev: await startDev(browser, page) };
  await writeFile(COSTS, JSON.stringify(costs));
  return costs;
}

/** Undefined if no run has measured it. */
export async function rememberedStock(): Promise<StockCosts | undefined> {
  return existsSync(COSTS) ? JSON.parse(await readFile(COSTS, 'utf8')) : undefined;
}

async function forget(): Promise<void> {
  for (const cache of ['.docusaurus', 'node_modules/.cache'])
    await rm(join(FOLDER, cache), { recursive: true, force: true });
}
