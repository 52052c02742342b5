import type { Page } from '@playwright/test';
import { expect, inLocale, open, test } from '../test.ts';

const TASK = '/docs/captchas/no-captcha-task';
const FIRST = '/docs/getting-start';
const ERRORS = '/docs/api/api-errors';
const NEWS = '/docs/news';

const group = (page: Page, position = 0) => page.locator('.samples').nth(position);
const panel = (page: Page, language: string) => group(page).locator(`.code[data-sample="${language}"]`);

test.describe('samples', () => {
  test('show JavaScript first, and another language before React is there', async ({ page }) => {
    await page.route('**/main.*.js', () => {}); // never answered
    await page.goto(TASK);
    await expect(panel(page, 'javascript')).toBeVisible();
    await group(page).getByText('Python', { exact: true }).click();
    await expect(panel(page, 'python')).toBeVisible();
    await expect(panel(page, 'javascript')).toBeHidden();
  });

  test('keep the language on other pages and in other languages of the site', async ({ page }) => {
    await open(page, TASK);
    await group(page).getByText('Go', { exact: true }).click();
    for (const path of [FIRST, inLocale('ru', TASK), inLocale('zh', FIRST)]) {
      await page.goto(path);
      await expect(panel(page, 'go'), path).toBeVisible();
      await expect(group(page).getByRole('radio', { name: 'Go' }), path).toBeChecked();
    }
  });

  test('forget a language that the site no longer has, before React is there', async ({ page }) => {
    await page.route('**/main.*.js', () => {}); // never answered
    await page.addInitScript(() => localStorage.setItem('docs.sample', 'cobol'));
    await page.goto(TASK);
    await expect(panel(page, 'javascript')).toBeVisible();
    await expect(group(page).getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  });

  test('can be chosen without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(TASK);
    await group(page).getByText('Java', { exact: true }).click();
    await expect(panel(page, 'java')).toBeVisible();
    await expect(panel(page, 'javascript')).toBeHidden();
    await context.close();
  });
});

test('a link to a field scrolls to its row', async ({ page }) => {
  await page.goto(`${TASK}#websiteKey`);
  await expect(page.locator('tr[id="websiteKey"]')).toBeInViewport();
});

test.describe('the error filter', () => {
  test('finds codes by their words, says how many it shows, and narrows the table to a group', async ({
    page,
  }) => {
    await open(page, ERRORS);
    await page.getByRole('searchbox').fill('proxy login');
    await expect(page.locator('.filter [role=status]')).toHaveText(/^[1-5] of 29 shown$/);
    await expect(page.locator('tr[id="ERROR_PROXY_NOT_AUTHORISED"]')).toBeVisible();
    await expect(page.locator('tr[id="ERROR_ZERO_BALANCE"]')).toBeHidden();
    await page.getByRole('searchbox').fill('');
    await page.locator('.filter').getByText('Account', { exact: true }).click();
    await expect(page.locator('tr[id="ERROR_ZERO_BALANCE"]')).toBeVisible();
    await expect(page.locator('tr[id="ERROR_PROXY_BANNED"]')).toBeHidden();
  });

  test('never hides the code that the address names', async ({ page }) => {
    await open(page, `${ERRORS}#ERROR_ZERO_BALANCE`);
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.locator('tr[id="ERROR_ZERO_BALANCE"]')).toBeVisible();
    await expect(page.locator('[data-empty]')).toBeVisible();
  });
});

test('the news filter has an empty category and a message for it', async ({ page }) => {
  await open(page, NEWS);
  await page.locator('.filter').getByText('API', { exact: true }).click();
  await expect(page.getByText('No news in this category yet.')).toBeVisible();
  await page.locator('.filter').getByText('All categories').click();
  await expect(page.locator('.news > li').first()).toBeVisible();
});

test('field tables are readable cards on a narrow screen, without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(TASK);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const frame = page.locator('.table-scroll').first();
  expect(await frame.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
});
