import type { Page } from '@playwright/test';
import { withStorageBlocked } from '../blocked-storage.ts';
import { SearchModal } from '../search.ts';
import { expect, firstOf, LONG, open, test, wake } from '../test.ts';

const DOC = '/docs/api/threshold';
/** The framework logs the blocked storage on the console and continues. */
const FRAMEWORK = /^Docusaurus storage error/;
const FULL = async (page: Page) => {
  await page.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2))
        try {
          for (let n = 0; ; n++) storage.setItem(`full ${size} ${n}`, 'x'.repeat(size));
        } catch {}
  });
};

/** Checks what a reader can do without storage. */
async function expectUsable(page: Page): Promise<void> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !FRAMEWORK.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await open(page, DOC);
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('section[aria-label="Announcement"]').getByRole('button').click();
  await expect(page.locator('section[aria-label="Announcement"]')).toBeHidden();
  await page.locator('section[aria-label="Support"]').getByRole('button').click();
  await expect(page.locator('section[aria-label="Support"]')).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/docs/api/token-accept');
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('ERROR_ZERO_BALANCE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api/api-errors#ERROR_ZERO_BALANCE');
  await modal.open();
  expect(faults).toEqual([]);
}

async function expectPageError(page: Page, address: string): Promise<void> {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  await page.goto(address);
  await expect(async () => {
    await page.mouse.move(Math.random() * 500, 300);
    await expect(page).toHaveTitle('Page Error', { timeout: 1000 });
  }).toPass();
  for (let step = 0; step < 5; step++) await page.mouse.move(100 + step, 200);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(/\/assets\/js\/main\./);
  await page.getByRole('button', { name: 'Retry' }).click();
  await wake(page);
  await expect(page.getByRole('heading', { name: 'Page Error' })).toHaveCount(0);
}

test.describe('with cookies and storage blocked', () => {
  test('storage really is out of reach', () =>
    withStorageBlocked(async (page) => {
      await page.goto(DOC);
      expect(
        await page.evaluate(() => {
          // biome-ignore lint/suspicious/noDocumentCookie: to see that it is not kept
          document.cookie = 'a=1';
          return document.cookie;
        }),
      ).toBe('');
      await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/denied/);
    }));

  test('a page can be used, and its code logs no error', () => withStorageBlocked(expectUsable));

  for (const address of firstOf(1, ['/search?q=proxy', DOC]))
    test(`a main script that fails reloads ${address} once, then shows Page Error with Retry`, LONG, () =>
      withStorageBlocked((page) => expectPageError(page, address)),
    );
});

test.describe('with storage full', () => {
  test.beforeEach(({ page, watch }) => {
    watch.allow(FRAMEWORK);
    return FULL(page);
  });

  test('a page can be used, and its code logs no error', ({ page }) => expectUsable(page));

  test(
    'a main script that fails reloads once, then shows Page Error with Retry',
    LONG,
    async ({ page, watch }) => {
      watch.allow(/Failed to load resource|net::ERR/);
      await expectPageError(page, DOC);
    },
  );
});
