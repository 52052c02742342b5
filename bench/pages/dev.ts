import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Cost, memoryNow } from './command.ts';

/** `npm run dev`, until its first page is painted. */
export interface DevCosts {
  first: Cost;
  /** Nothing has changed since: the generator caches its output. */
  again: Cost;
  /** Until a change that is saved while it runs is painted. */
  change: Cost;
  /** The page has changed since. */
  changed: Cost;
}

export interface DevServer {
  /** The command that serves on this port. */
  words: (port: number) => readonly string[];
  cwd: string;
  /** The page that is opened: its source and its address. */
  page: string;
  address: string;
}

const CHANGE = 'This sentence comes and goes while the build is being measured.';
const LIMIT_MS = 300_000;
const POLL_MS = 50;
/** The browser is not part of what is measured: it starts before. */
const SETTLE_MS = 1000;

/** Starts the hot-reloading view of a writer three times, with the same port and in the same tab, as a writer would. */
export async function startDev(browser: Browser, dev: DevServer): Promise<DevCosts> {
  const port = await freePort();
  const page = await browser.newPage();
  let seconds = 0;
  const saveChange = async () => {
    const saved = performance.now();
    await withChange(dev.page, () => page.getByText(CHANGE).waitFor({ timeout: LIMIT_MS }));
    seconds = (performance.now() - saved) / 1000;
  };
  try {
    const first = await start(page, dev, port);
    const again = await start(page, dev, port, saveChange);
    const changed = await start(page, dev, port);
    return { first, again, change: { ...again, seconds }, changed };
  } finally {
    await page.close();
  }
}

async function start(page: Page, dev: DevServer, port: number, whileItRuns = async () => {}): Promise<Cost> {
  const [command = '', ...args] = dev.words(port);
  await page.goto('about:blank');
  await sleep(SETTLE_MS);
  const begun = performance.now();
  const server = spawn(command, args, {
    cwd: dev.cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await openWhenReady(page, `http://localhost:${port}${dev.address}`);
    const seconds = (performance.now() - begun) / 1000;
    await whileItRuns();
    return { seconds, peak_mb: await memoryNow(server.pid ?? 0) };
  } finally {
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
      await sleep(POLL_MS);
    }
  }
}

/** Adds a sentence to the page while the work runs, and removes it even if the work is interrupted. */
export async function withChange<T>(page: string, work: () => Promise<T>): Promise<T> {
  const text = readFileSync(page, 'utf8');
  const restore = () => writeFileSync(page, text);
  const restoreAndEnd = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', restoreAndEnd).once('SIGTERM', restoreAndEnd);
  writeFileSync(page, `${text}\n${CHANGE}\n`);
  try {
    return await work();
  } finally {
    restore();
    process.off('SIGINT', restoreAndEnd).off('SIGTERM', restoreAndEnd);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
