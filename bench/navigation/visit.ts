import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Site } from '../pages/site.ts';

export interface Step {
  name: string;
  /** Longest interaction of the step, from the input to the next frame. A multiple of 8 ms, as browsers report it. */
  ms: number;
}

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const STEPS: Record<string, (page: Page) => Promise<void>> = {
  'open search': async (page) => {
    await page.locator('nav.navbar button[aria-haspopup="dialog"]').tap();
    await page.getByRole('dialog').waitFor();
  },
  type: async (page) => {
    await page.getByRole('dialog').getByRole('combobox').pressSequentially('proxy', { delay: 150 });
    await page.getByRole('option').first().waitFor();
  },
  'open a hit': async (page) => {
    await page.getByRole('option').first().tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  'open the menu': async (page) => {
    await page.locator('.navbar__toggle').tap();
    await page.locator('.navbar-sidebar').waitFor();
  },
  'change the color': async (page) => {
    const toggle = page.getByRole('button', { name: /light and dark/ }).filter({ visible: true });
    await toggle.first().tap();
  },
  'close the menu': async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.navbar-sidebar').waitFor({ state: 'hidden' });
  },
  'go back': async (page) => {
    await page.goBack();
  },
};

/** A visit on a phone that begins before React has taken over the page. Its INP is the longest of the steps. */
export async function timeVisit(
  browser: Browser,
  site: Site,
  address: string,
  slowdown: number,
): Promise<Step[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    let longest = 0;
    await page.exposeFunction('reportInteraction', (ms: number) => {
      longest = Math.max(longest, ms);
    });
    await page.addInitScript(() => {
      const report = (window as unknown as { reportInteraction(ms: number): void }).reportInteraction;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ((entry as PerformanceEventTiming).interactionId) report(entry.duration);
        }
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(site.origin + address);
    await site.taken();
    const steps: Step[] = [];
    for (const [name, act] of Object.entries(STEPS)) {
      longest = 0;
      await act(page);
      await site.taken();
      await sleep(200); // the browser reports interactions late
      steps.push({ name, ms: longest });
    }
    return steps;
  } finally {
    await context.close();
  }
}
