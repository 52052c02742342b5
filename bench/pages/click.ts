import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Site } from './site.ts';

/** Milliseconds from a click on a link in the sidebar to the painted page. */
export type Clicks = {
  /** Clicked as soon as the page is loaded. */
  first: number;
  /** Clicked after hovering over the link until prefetching is done. */
  rested: number;
  /** After going back, to the same page again. */
  again: number;
};

export interface Way {
  from: string;
  /** Title of the page the link leads to. */
  title: string;
  /** Part of the link's address. */
  to: string;
}

const SLOWDOWN = 4;
const LIMIT_MS = 15_000;
const WATCH_PAINT = readFile(new URL('watch-paint.js', import.meta.url), 'utf8');

/** One round. The first two clicks each start with a cold cache. */
export async function timeClicks(browser: Browser, site: Site, way: Way): Promise<Clicks> {
  const first = await withPage(browser, site, way, async (page) => timeClick(page, way));
  return withPage(browser, site, way, async (page) => {
    await rest(page, site, way);
    const rested = await timeClick(page, way);
    await site.taken();
    await page.goBack();
    await expression(
      page,
      `!document.querySelector('h1')?.textContent.includes(${JSON.stringify(way.title)})`,
    );
    await rest(page, site, way);
    return { first, rested, again: await timeClick(page, way) };
  });
}

async function withPage<T>(
  browser: Browser,
  site: Site,
  way: Way,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: `${await WATCH_PAINT}\nwatchPaint(${JSON.stringify(way.title)});` });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(site.origin + way.from);
    await site.taken();
    return await work(page);
  } finally {
    await context.close();
  }
}

async function rest(page: Page, site: Site, way: Way): Promise<void> {
  await link(page, way).hover();
  await site.taken();
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
}

async function timeClick(page: Page, way: Way): Promise<number> {
  await page.evaluate("sessionStorage.removeItem('painted')");
  await link(page, way).click();
  return Number(await expression(page, "sessionStorage.getItem('painted')"));
}

/** Polls for a truthy value. Playwright's own wait evaluates strings in the page, which our policy forbids. */
async function expression(page: Page, source: string): Promise<unknown> {
  const limit = performance.now() + LIMIT_MS;
  while (performance.now() < limit) {
    // Fails while the browser replaces the document.
    const value = await page.evaluate(source).catch(() => null);
    if (value) return value;
    await sleep(20);
  }
  throw new Error(`After the click nothing was painted within ${LIMIT_MS / 1000} s.`);
}

function link(page: Page, { to }: Way) {
  return page.locator(`a[href*="${to}"]`).filter({ visible: true }).first();
}
