import type { Locator, Page } from '@playwright/test';
import {
  expect,
  firstOf,
  hold,
  inLocale,
  LONG,
  SAMPLE_LOCALES,
  SITE_USER_AGENT,
  test,
  wake,
} from '../test.ts';

const DOC = '/docs/captchas/turnstile-task';
const ERRORS = '/docs/api/api-errors';
const HEADER = 76; // the bar at the top and the distance to it

test('what is far below the first screen is laid out after it is painted, before the reader scrolls', async ({
  page,
}) => {
  const release = await hold(page, /favicon/);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/img/favicon.svg?image' })); // the load event waits for it
    }),
  );
  await page.goto(DOC, { waitUntil: 'domcontentloaded' });
  await painted(page);
  const last = page.locator('.markdown > .table-scroll').last();
  expect(await isLaidOut(last)).toBe(false);
  release();
  await expect.poll(() => isLaidOut(last)).toBe(true);
});

test('a click in the frame of a jump does not miss, because nothing moves', async ({ page }) => {
  await page.goto('/docs/api/bad-tokens');
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  const tops = await page.evaluate(async () => {
    const block = document.querySelectorAll('.try-it')[1];
    block?.scrollIntoView({ block: 'center' });
    const top = () => block?.getBoundingClientRect().top;
    const before = top();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return [before, top()];
  });
  expect(tops[1]).toBe(tops[0]);
});

for (const path of firstOf(1, [DOC, ERRORS])) {
  test(`what the reader sees stays in its place when React takes over (${path})`, async ({ page }) => {
    await page.goto(path);
    await readDownTo(page, 4800);
    const before = await inSight(page);
    await wake(page);
    expect(await inSight(page)).toEqual(before);
  });

  test(`a reload and the way back lead to the same place, before React (${path})`, LONG, async ({ page }) => {
    await page.goto(path);
    await readDownTo(page, 4800);
    const before = await inSight(page);
    await page.reload();
    await expect.poll(() => inSight(page)).toEqual(before);
    await page.goto('/');
    await page.goBack();
    await expect.poll(() => inSight(page)).toEqual(before);
  });
}

for (const locale of SAMPLE_LOCALES) {
  test(`an address leads to its place in the page, before React (${locale})`, async ({ page }) => {
    await page.goto(inLocale(locale, `${ERRORS}#ERROR_DOMAIN_NOT_ALLOWED`));
    await expect.poll(() => topOf(page.locator('#ERROR_DOMAIN_NOT_ALLOWED'))).toBe(HEADER);
    await page.goto('about:blank');
    await page.goto(inLocale(locale, DOC));
    await expect(page.locator('[data-user-agent]').first()).toHaveText(SITE_USER_AGENT); // it may be a line shorter
    await page.evaluate(() => location.assign('#limits')); // as a link in the page does
    await expect.poll(() => topOf(page.locator('#limits'))).toBe(HEADER);
  });
}

test.describe('on a fresh page, before React', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/main.*.js', () => {}); // never answered
  });

  for (const path of firstOf(1, [DOC, ERRORS])) {
    test(`the End key leads to the end (${path})`, LONG, async ({ page }) => {
      await page.goto(path);
      await painted(page);
      await page.keyboard.press('End');
      await expect.poll(() => belowSight(page)).toBe(0);
      await expect(page.locator('footer.footer')).toBeInViewport();
    });
  }

  test('the wheel keeps what is in sight in its place', LONG, async ({ page }) => {
    await page.goto(ERRORS);
    await painted(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    const whole = await height();
    await page.keyboard.press('End');
    await expect.poll(() => belowSight(page)).toBe(0);
    expect(await height()).toBe(whole);
  });

  test('a search in the page finds text that is far below, and shows it', LONG, async ({ page }) => {
    await page.goto(ERRORS);
    const last = page.locator('.markdown td').last();
    const word = ((await last.textContent()) ?? '').slice(0, 30); // without layout there is no inner text
    // The browser's own search, without its bar.
    const found = await page.evaluate(
      (text) => (window as unknown as { find(text: string): boolean }).find(text),
      word,
    );
    expect(found).toBe(true);
    await expect(last).toBeInViewport();
  });

  test('a link to a phrase of the text leads to it', LONG, async ({ page }) => {
    await page.goto(ERRORS);
    const last = page.locator('.markdown > p').last();
    const phrase = (await last.innerText()).split(' ').slice(0, 5).join(' ');
    await page.goto('about:blank');
    await page.goto(`${ERRORS}#:~:text=${encodeURIComponent(phrase)}`);
    await expect(last).toBeInViewport();
  });

  test('all of the page is printed', LONG, async ({ page }) => {
    await page.goto(ERRORS);
    await page.emulateMedia({ media: 'print' });
    for (const block of await page.locator('.markdown .table-scroll').all())
      expect(await isLaidOut(block)).toBe(true);
  });
});

for (const [width, height] of firstOf(1, [
  [360, 740],
  [820, 1180],
  [2560, 1440],
] as const)) {
  test(
    `nothing moves while a long page comes, on a screen of ${width} × ${height}`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          document.documentElement.dataset.shifts = `${list.getEntries().length}`;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of [DOC, ERRORS, '/docs/captchas', '/docs/extension/ext-settings']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html'), path).not.toHaveAttribute('data-shifts');
      }
    },
  );
}

/** Waits for the first frame: a page does not scroll before it. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** How much of the page is below the window. */
function belowSight(page: Page): Promise<number> {
  return page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY));
}

function isLaidOut(block: Locator): Promise<boolean> {
  return block.evaluate((element) =>
    (element.querySelector('td, th') as HTMLElement).checkVisibility({ contentVisibilityAuto: true }),
  );
}

/** Scrolls step by step, so that everything above is laid out, and without a pointer, which would load React. */
async function readDownTo(page: Page, place: number): Promise<void> {
  await page.evaluate(async (place) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let from = 0; from < place; from += 400) {
      scrollTo(0, from);
      await frame();
      await frame();
    }
    scrollTo(0, place);
    await frame();
  }, place);
}

/** The first block below the bar, and how far below. */
function inSight(page: Page): Promise<{ text: string | undefined; top: number | undefined }> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.markdown > *')];
    const first = blocks.find((block) => block.getBoundingClientRect().bottom > 100);
    return {
      text: first?.textContent?.slice(0, 40),
      top: first && Math.round(first.getBoundingClientRect().top),
    };
  });
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}
