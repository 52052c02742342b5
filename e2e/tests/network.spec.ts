import type { Page } from '@playwright/test';
import { SearchModal } from '../search.ts';
import { expect, LONG, open, test } from '../test.ts';

const DOC = '/docs/api/threshold';

/** The browser's own throttling: 400 kbit/s and 2 s until the first byte, as its "Slow 3G". */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
    connectionType: 'cellular3g',
  });
}

test.describe('on slow 3G', () => {
  test('the first search finds the page', async ({ page }) => {
    test.slow();
    await open(page, DOC);
    const modal = new SearchModal(page);
    await modal.open();
    await slowDown(page);
    await modal.input.fill('ERROR_ZERO_BALANCE');
    await expect(modal.dialog).toHaveAttribute('data-status', 'stalled');
    await expect(modal.options.first()).toContainText('ERROR_ZERO_BALANCE');
    await expect(modal.dialog).toHaveAttribute('data-status', 'idle');
  });

  test('a shared address of results shows them', LONG, async ({ page }) => {
    test.slow();
    await slowDown(page);
    await page.goto('/search?q=ERROR_ZERO_BALANCE');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible({
      timeout: 60_000,
    });
  });
});

test.describe('offline in the middle of a visit', () => {
  test.beforeEach(({ watch }) =>
    watch.allow(/Failed to load resource|net::ERR|Failed to fetch|ChunkLoadError|Loading chunk/),
  );

  test('the page stays readable, and search shows the error and recovers by itself', async ({
    page,
    context,
  }) => {
    await open(page, DOC);
    const modal = new SearchModal(page);
    await modal.open();
    await context.setOffline(true);
    await modal.search('proxy', 'error');
    await expect(modal.dialog).toContainText('You might want to check your network connection.');
    await context.setOffline(false);
    await expect(modal.options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the color mode and the bars still work', LONG, async ({ page, context }) => {
    await open(page, DOC);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('section[aria-label="Announcement"]').getByRole('button').click();
    await expect(page.locator('section[aria-label="Announcement"]')).toBeHidden();
  });

  test('a page that was fetched ahead opens', LONG, async ({ page, context }) => {
    await open(page, DOC);
    await page.locator('.pagination-nav__link--next').hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rejected tokens and nocache');
  });
});
