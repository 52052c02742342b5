import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { precompress } from '@docs/server';
import type { Browser } from '@playwright/test';
import { copyRepository } from '../../website/test/copy-repository.ts';
import { profile } from '../navigation/profile.ts';
import { runCommand } from '../pages/command.ts';
import { median } from '../pages/figures.ts';
import { retry } from '../pages/retry.ts';
import { serveSite } from '../pages/site.ts';
import { growSources } from './grow.ts';
import { measureServer } from './server.ts';

/** Keyed by the names in the table. */
export type Figures = Record<string, number>;

const PAGE = 'docs/captchas/turnstile-task';
const WAY = { from: `/${PAGE}`, to: '/docs/captchas/geetest-task' };
const WAKES = 3;
const SLOWDOWN = 4;

export async function measureOurs(browser: Browser, factor: number, log: string): Promise<Figures> {
  const copy = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    copyRepository(copy);
    growSources(join(copy, 'website'), factor);
    const cost = await build(join(copy, 'website'), log);
    const site = join(copy, 'website/build');
    await precompress(site, join(copy, 'compressed'));
    await writeFile(join(site, '.stamp'), 'complete');
    return {
      pages: await countPages(site),
      'build, s': cost.seconds,
      'build, MB': cost.peak_mb,
      ...(await weigh(site)),
      'search index, MB': statSync(join(site, '.search/en.index')).size / 2 ** 20,
      ...(await measureServer(site)),
      'wake at 4x, ms of the main thread': await timeWake(browser, site),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function build(website: string, log: string) {
  const docusaurus = createRequire(join(website, 'package.json')).resolve(
    '@docusaurus/core/bin/docusaurus.mjs',
  );
  return runCommand([process.execPath, docusaurus, 'build', website, '--locale', 'en'], {
    cwd: website,
    log,
    env: { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
}

async function countPages(site: string): Promise<number> {
  const files = await readdir(join(site, 'docs'), { recursive: true });
  return files.filter((file) => file.endsWith('.html')).length;
}

/** Brotli sizes: the page and its stylesheet before intent, then the scripts that the first gesture loads. */
async function weigh(site: string): Promise<Figures> {
  const html = await readFile(join(site, PAGE, 'index.html'), 'utf8');
  const size = (address: string) => statSync(join(site, `${address}.br`)).size;
  const styles = /<link rel=stylesheet href=(\S+)/.exec(html)?.[1] ?? '';
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  return {
    'page before intent, KB': (size(join(PAGE, 'index.html')) + size(styles)) / 1000,
    'script on intent, KB': scripts.reduce((sum, script) => sum + size(script), 0) / 1000,
  };
}

async function timeWake(browser: Browser, folder: string): Promise<number> {
  const site = await serveSite(folder);
  try {
    const wakes: number[] = [];
    while (wakes.length < WAKES) {
      wakes.push((await retry(() => profile(browser, site, WAY, SLOWDOWN))).wake.total);
    }
    return median(wakes);
  } finally {
    await site.close();
  }
}
