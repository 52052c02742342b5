import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Cost, watchMemory } from './command.ts';

/** Until the first page is painted, and until a saved change to it is painted. */
export type DevCost = Cost & { change_seconds: number };

export interface DevServer {
  /** The command, without the port. */
  words: (port: number) => readonly string[];
  cwd: string;
  /** The page that is opened: its source and its address. */
  page: string;
  address: string;
}

export const CHANGE = 'This sentence comes and goes while the build is being measured.';
const LIMIT_MS = 300_000;

/** The hot-reloading view of a writer. */
export async function startDev(browser: Browser, dev: DevServer): Promise<DevCost> {
  const port = await freePort();
  const [command = '', ...args] = dev.words(port);
  const begun = performance.now();
  const server = spawn(command, args, {
    cwd: dev.cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const memory = watchMemory(server.pid ?? 0);
  const page = await browser.newPage();
  try {
    await openWhenReady(page, `http://localhost:${port}${dev.address}`);
    const seconds = (performance.now() - begun) / 1000;
    const change_seconds = await withChange(dev.page, async () => {
      const saved = performance.now();
      await page.getByText(CHANGE).waitFor({ timeout: LIMIT_MS });
      return (performance.now() - saved) / 1000;
    });
    return { seconds, peak_mb: memory.stop(), change_seconds };
  } finally {
    memory.stop();
    await page.close();
    server.kill('SIGTERM');
    await ended;
  }
}

/** Polls without the browser first: its error pages would slow down the server that is starting. */
async function openWhenReady(page: Page, url: string): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      if (!(await fetch(url)).ok) throw new Error(`${url} is not there yet.`);
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return;
    } catch (error) {
      if (performance.now() > limit) throw error;
      await sleep(200);
    }
  }
}

/** Adds a sentence to the page while the work runs, and removes it even if the work is interrupted. */
export async function withChange<T>(page: string, work: () => Promise<T>, change = CHANGE): Promise<T> {
  const text = readFileSync(page, 'utf8');
  const restore = () => writeFileSync(page, text);
  const restoreAndEnd = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', restoreAndEnd).once('SIGTERM', restoreAndEnd);
  writeFileSync(page, `${text}\n${change}\n`);
  try {
    return await work();
  } finally {
    restore();
    process.off('SIGINT', restoreAndEnd).off('SIGTERM', restoreAndEnd);
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
