import { expect, hold, LONG, open, test } from '../test.ts';

const NEWS = '/docs/news';
const DOC = '/docs/api/threshold';

test.describe('the side menu and the history, on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page }) => {
    await page.goto(NEWS);
    await page.goto(DOC); // a full load, as the first tap on a link is
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });

  test('Back closes the menu, and Back again leaves the page', async ({ page }) => {
    await page.goBack();
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(page).toHaveURL(DOC);
    await page.goBack();
    await expect(page).toHaveURL(NEWS);
  });

  test('a menu closed by Escape and by the close button leaves no entry behind', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect.poll(() => page.evaluate(() => !!history.state?.overlay)).toBe(false);
    await page.locator('.navbar__toggle').tap();
    await page.locator('.navbar-sidebar__close').tap();
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(NEWS);
  });

  test('a link of the menu adds one entry', LONG, async ({ page }) => {
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'Block reasons' }).tap();
    await expect(page).toHaveURL('/docs/api/block-reason');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(DOC);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confidence threshold');
    await page.goBack();
    await expect(page).toHaveURL(NEWS);
  });

  test('a language of the menu adds one entry', LONG, async ({ page }) => {
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', { name: 'Back to main menu' }).tap();
    await menu.getByRole('link', { name: 'Русский' }).tap();
    await expect(page).toHaveURL(`/ru${DOC}`);
    await page.goBack();
    await expect(page).toHaveURL(DOC);
    await page.goBack();
    await expect(page).toHaveURL(NEWS);
  });
});

test('a double click on a link adds one entry', async ({ page }) => {
  await open(page, DOC);
  const release = await hold(page, '**/assets/js/*.js');
  const entries = await page.evaluate(() => history.length);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Block reasons' }).dblclick();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Block reasons');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL(DOC);
});
