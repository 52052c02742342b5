import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { median } from './figures.ts';
import type { Site } from './site.ts';

export interface LongTasks {
  /** The longest task of the main thread for the page, in milliseconds: median of the loads. */
  longest: number;
  /** Loads in which the browser reported a long task, that is one of more than 50 ms. */
  reported: number;
}

export const LOADS = 10;
const SETTLED_MS = 1500;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Tasks without any of these are the browser's own. */
const WORK = new Set([
  'ParseHTML',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'EvaluateScript',
  'FunctionCall',
]);

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Both in microseconds. */
  ts: number;
  dur?: number;
  args?: { name?: string };
}

/** Loads a page on a phone's screen, at this machine's full speed and without any gesture. */
export async function countLongTasks(browser: Browser, site: Site, address: string): Promise<LongTasks> {
  const loads = [];
  for (let load = 0; load < LOADS; load++) loads.push(await oneLoad(browser, site.origin + address));
  await site.taken(); // keeps these requests out of the byte counts
  return {
    longest: median(loads.map(({ longest }) => longest)),
    reported: loads.filter(({ reported }) => reported > 0).length,
  };
}

async function oneLoad(browser: Browser, url: string): Promise<LongTasks> {
  const context = await browser.newContext(PHONE); // a separate process with an empty cache
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks: unknown[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
        type: 'longtask',
        buffered: true,
      });
    });
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await page.goto(url);
    await sleep(SETTLED_MS);
    const reported = await page.evaluate('longTasks.length');
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    return { longest: longestTask(traceEvents), reported: Number(reported) };
  } finally {
    await context.close();
  }
}

export function longestTask(events: readonly TraceEvent[]): number {
  const main = new Set(
    events
      .filter(({ args, name }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const spans = events.filter((event) => event.ph === 'X' && main.has(threadOf(event)));
  const work = spans.filter(({ name }) => WORK.has(name));
  const tasks = spans.filter(
    (task) => task.name.endsWith('RunTask') && work.some((part) => isWithin(part, task)),
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

const isWithin = (part: TraceEvent, whole: TraceEvent) =>
  threadOf(part) === threadOf(whole) &&
  part.ts >= whole.ts &&
  part.ts + (part.dur ?? 0) <= whole.ts + (whole.dur ?? 0);
