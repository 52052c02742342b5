import { devices } from '@playwright/test';
import { SearchModal } from '../search.ts';
import { expect, firstOf, hold, hydrated, inLocale, test } from '../test.ts';

/** A touch screen instead of a pointer, from the first gesture on. */
const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, hasTouch: true, isMobile: true });

const REACT = '**/main.*.js';

for (const locale of firstOf(1, ['zh', 'en'] as const)) {
  const doc = inLocale(locale, '/docs/api/threshold');

  test(`a tap on search before React opens it, and a tap on a hit follows it (${locale})`, async ({
    page,
  }) => {
    const release = await hold(page, REACT);
    await page.goto(doc);
    await page.locator('nav.navbar button[aria-haspopup="dialog"]').tap();
    release();
    await hydrated(page);
    const modal = new SearchModal(page);
    await modal.search('ERROR_ZERO_BALANCE');
    await modal.options.first().tap();
    await expect(page).toHaveURL(/api-errors#ERROR_ZERO_BALANCE$/);
  });

  test(`a tap on a link before React follows it at once (${locale})`, async ({ page }) => {
    await hold(page, REACT);
    await page.goto(doc);
    await page.locator('.pagination-nav__link--next').tap();
    await expect(page).toHaveURL(inLocale(locale, '/docs/api/token-accept'));
  });

  test(`a tap wakes the page, and the next one navigates within it (${locale})`, async ({ page }) => {
    await page.goto(doc);
    await page.locator('h1').tap();
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.locator('.pagination-nav__link--next').tap();
    await expect(page).toHaveURL(inLocale(locale, '/docs/api/token-accept'));
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
}
