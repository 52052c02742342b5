import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../chromium.ts';
import { SearchModal } from '../search.ts';
import { expect, firstOf, test, wake } from '../test.ts';

/** Playwright disables the cache, but readers' browsers have it. */
test.use({ launchOptions: { ...WHOLE_BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const STATES = {
  'after a search': async (page: Page) => {
    await wake(page);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('proxy');
    await page.keyboard.press('Escape');
    await modal.expectClosed();
  },
  'before React': async () => {},
  'with React': wake,
};

for (const [state, prepare] of firstOf(2, Object.entries(STATES))) {
  test(`a page comes back from the back/forward cache as it was, ${state}`, async ({ page }) => {
    await page.goto('/docs/api/threshold');
    await prepare(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto('/docs/news');
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await wake(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL('/docs/api/token-accept');
  });
}
