import type { Browser, Page } from '@playwright/test';
import type { Site } from '../pages/site.ts';
import { type TraceEvent, type Work, workBetween } from './trace.ts';

/** Milliseconds until the result is visible, and the work of the main thread in that time. */
export type Profile = Work & { elapsed: number };

export interface Profiles {
  /** The first gesture, until React has taken over. */
  wake: Profile;
  /** A click on a link that the pointer has rested on, until the page is painted. */
  navigation: Profile;
  /** The same navigation again. */
  again: Profile;
}

export interface Way {
  from: string;
  to: string;
}

export async function profile(
  browser: Browser,
  site: Site,
  { from, to }: Way,
  slowdown: number,
): Promise<Profiles> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(site.origin + from);
    await page.waitForTimeout(3000); // until prefetching is done, as for most readers
    await site.taken();
    const wake = await traced(browser, page, AWAKE, () => page.mouse.move(2, 2));
    await site.taken();
    const link = page.locator(`.theme-doc-sidebar-menu a[href$="${to}"]`);
    const click = async () => {
      await link.hover();
      await site.taken();
      return traced(browser, page, PAINTED, () => link.click());
    };
    const navigation = await click();
    await page.goBack();
    await site.taken();
    return { wake, navigation, again: await click() };
  } finally {
    await context.close();
  }
}

/** Both call `done` in the page. Strings, because tsx adds calls to helpers that do not exist in the page. */
const AWAKE = `
  const root = document.documentElement;
  new MutationObserver(() => root.dataset.hasHydrated === 'true' && done()).observe(root, { attributes: true });`;
/** Done in the frame after the one that has a different heading. */
const PAINTED = `
  const title = () => document.querySelector('h1')?.textContent;
  const old = title();
  const look = () => requestAnimationFrame(title() && title() !== old ? done : look);
  requestAnimationFrame(look);`;

async function traced(
  browser: Browser,
  page: Page,
  until: string,
  act: () => Promise<void>,
): Promise<Profile> {
  const categories = [
    'toplevel',
    'devtools.timeline',
    'v8',
    'disabled-by-default-v8.compile',
    'blink.user_timing',
  ];
  await browser.startTracing(page, { categories });
  const ended = page.evaluate(`new Promise((resolve) => {
    performance.mark('bench-from');
    const done = () => {
      performance.mark('bench-to');
      resolve(performance.measure('bench', 'bench-from', 'bench-to').duration);
    };
    ${until}
  })`);
  await act();
  const elapsed = Number(await ended);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.evaluate(() => performance.clearMarks());
  return { elapsed, ...workBetween(traceEvents, 'bench-from', 'bench-to') };
}
