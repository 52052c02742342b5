import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median } from './figures.ts';
import { retry } from './retry.ts';
import { NETWORK, type Site } from './site.ts';

/** One site, and the click that is timed on it. */
export interface Visit {
  site: Site;
  from: string;
  /** Part of the link's address. */
  to: string;
  /** Title of the page the link leads to. */
  title: string;
}

interface Condition {
  name: string;
  busy?: true;
  slow?: true;
}

interface Click {
  name: string;
  /** The pointer has moved before, and what that loads has arrived. */
  awake?: true;
  /** The pointer rests on the link before the click. */
  rest?: true;
  /** After going back, to the same page again. */
  again?: true;
}

const CONDITIONS: readonly Condition[] = [
  { name: 'on this machine' },
  { name: 'beside two busy loops', busy: true },
  { name: `over ${NETWORK.latency_ms} ms and 1.6 Mbit/s`, slow: true },
];
const REST_MS = 300;
const CLICKS: readonly Click[] = [
  { name: 'first click of a visit, at once' },
  { name: `… after ${REST_MS} ms on the link`, rest: true },
  { name: '… the same, page awake', awake: true, rest: true },
  { name: 'second visit of the page', rest: true, again: true },
];

/** Milliseconds from a click to the painted page: medians of a row, in the order of the visits. */
export interface ClickRow {
  condition: string;
  name: string;
  times: number[];
}

const BUSY_LOOPS = 2;
const SLOWDOWN = 4;
const LIMIT_MS = 30_000;
const WATCH_PAINT = readFile(new URL('watch-paint.js', import.meta.url), 'utf8');

/** In turns, one click of each site after the other, so that other work on the machine disturbs all of them alike. */
export async function timeClicks(
  browser: Browser,
  visits: readonly Visit[],
  runs: number,
  progress: (line: string) => void,
): Promise<ClickRow[]> {
  const rows: ClickRow[] = [];
  // Not counted: the server compresses a file when it is first asked for.
  for (const visit of visits) await timeClick(browser, visit, {}).catch(() => {});
  for (const condition of CONDITIONS) {
    const loops = Array.from({ length: condition.busy ? BUSY_LOOPS : 0 }, () =>
      spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
    );
    try {
      for (const click of CLICKS) {
        progress(`clicks ${condition.name}: ${click.name}`);
        const times = visits.map((): number[] => []);
        for (let run = 0; run < runs; run++) {
          for (const [position, visit] of visits.entries()) {
            visit.site.slow = condition.slow ?? false;
            try {
              times[position]?.push(await retry(() => timeClick(browser, visit, click)));
            } catch (error) {
              progress(`${visit.site.origin}${visit.from}: ${(error as Error).message.split('\n')[0]}`);
            }
          }
        }
        rows.push({ condition: condition.name, name: click.name, times: times.map(median) });
      }
    } finally {
      for (const loop of loops) loop.kill('SIGKILL');
      for (const { site } of visits) site.slow = false;
    }
  }
  return rows;
}

/** Each click starts with a cold cache. */
async function timeClick(
  browser: Browser,
  visit: Visit,
  { awake, rest, again }: Omit<Click, 'name'>,
): Promise<number> {
  const { site, from, title } = visit;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: `${await WATCH_PAINT}\nwatchPaint(${JSON.stringify(title)});` });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(site.origin + from);
    await site.taken();
    if (awake) await wake(page, site);
    const link = page.locator(`a[href*="${visit.to}"]`).filter({ visible: true }).first();
    const clickAndWait = async () => {
      if (rest) {
        await link.hover();
        await sleep(REST_MS);
      }
      await page.evaluate("sessionStorage.removeItem('painted')");
      await link.click();
      return Number(await expression(page, "sessionStorage.getItem('painted')"));
    };
    const time = await clickAndWait();
    if (!again) return time;
    await site.taken();
    await page.goBack();
    await expression(page, `!document.querySelector('h1')?.textContent.includes(${JSON.stringify(title)})`);
    await site.taken();
    return await clickAndWait();
  } finally {
    await context.close();
  }
}

async function wake(page: Page, site: Site): Promise<void> {
  await page.mouse.move(600, 300);
  await page.mouse.move(640, 400, { steps: 4 });
  await site.taken();
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
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
