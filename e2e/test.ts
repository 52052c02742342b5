import { homeOf, LOCALES, type Locale } from '@docs/site/locales';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { FIXTURE_PORT } from './ports.ts';

export { expect, LOCALES, type Locale };

/** `npm run test:all` and `npm run walk` try everything, `npm test` what it has the time for. */
export const ALL = !!(process.env.TEST_ALL || process.env.WALK);
/** Where the text matters little, `npm test` tries one locale, the one with the longest words. */
export const SAMPLE_LOCALES: readonly Locale[] = ALL ? LOCALES : ['ru'];
/** For cases that run the same code, the most telling first: `npm test` tries the first ones, `npm run test:all` all. */
export const firstOf = <T>(count: number, cases: readonly T[]): readonly T[] =>
  ALL ? cases : cases.slice(0, count);
/** For details that no clause of docs/specification.md rests on: only `npm run test:all` tests them. */
export const LONG = { tag: '@long' };
/** The path of a page in a locale: `inLocale('ru', '/docs/news')` is `/ru/docs/news`. */
export const inLocale = (locale: Locale, path: string) => homeOf(locale) + path.slice(1);

/** The value of the data host in tests. It differs from the default in the built pages. */
export const SITE_USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Current/777.0';

export const FIXTURE = `http://localhost:${FIXTURE_PORT}`;

interface Watch {
  /** Messages that the test expects. Any other warning or error on the console fails it. */
  allow(pattern: RegExp): void;
}

/** Every test fails on console errors, uncaught errors and violations of the content security policy. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      watchPages(context, problems);
      await context.addInitScript(ignorePointerOnArrival);
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'console errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

function watchPages(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(error.error().message));
}

/** The headless shell reports on every new page that the pointer moved to its corner. Regular browsers do not. */
function ignorePointerOnArrival(): void {
  const ignore = (event: MouseEvent) => {
    if (event.isTrusted && event.screenX === 0 && event.screenY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointermove', 'mousemove'] as const) addEventListener(type, ignore, true);
}

/** Shows intent, as a reader does by moving the pointer, and waits until React has taken over. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await hydrated(page);
}

/** Waits by a locator: an assertion looks again only after 100, 250 and 500 ms, which adds up over all tests. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

/** Turns on the data saver, so that nothing is prefetched. */
export async function sayDataIsSaved(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

/** Holds back matching responses until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue().catch(() => {}); // the page may be gone
  });
  return release;
}
