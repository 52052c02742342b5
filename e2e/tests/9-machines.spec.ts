import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, FIXTURE, hold, hydrated, inLocale, LONG, open, SAMPLE_LOCALES, test } from '../test.ts';

const DOC = '/docs/captchas/no-captcha-task';
const WORDS = {
  en: ['Copy page', 'View as Markdown', 'Copied'],
  ru: ['Скопировать страницу', 'Открыть как Markdown', 'Скопировано'],
  zh: ['复制页面', '打开 Markdown', '已复制'],
  'pt-br': ['Copiar página', 'Ver como Markdown', 'Copiado'],
} as const;

const copy = (page: Page) => page.locator('.copy-page > button');
const menu = (page: Page) => page.locator('.copy-page details');
const summary = (page: Page) => menu(page).locator('summary');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('copy page', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  for (const locale of SAMPLE_LOCALES) {
    test(`copies the page as Markdown although it was asked before React was there (${locale})`, async ({
      page,
      request,
    }) => {
      const [label, openIt, copied] = WORDS[locale];
      const release = await hold(page, '**/main.*.js');
      const path = inLocale(locale, DOC);
      await page.goto(path);
      await expect(copy(page)).toHaveText(label);
      await summary(page).click();
      await expect(menu(page).getByRole('link', { name: openIt })).toHaveAttribute('href', `${path}.md`);
      await copy(page).click();
      release();
      await hydrated(page);
      await expect(copy(page)).toHaveText(copied);
      await expect(page.getByRole('status').filter({ hasText: copied })).toBeAttached();
      expect(await clipboard(page)).toBe(await (await request.get(`${path}.md`)).text());
      await expect(copy(page)).toHaveText(label);
    });
  }

  test(
    'works with the keyboard: Escape closes the menu, and the focus goes back to it',
    LONG,
    async ({ page }) => {
      await open(page, DOC);
      await copy(page).focus();
      await page.keyboard.press('Enter');
      await expect(copy(page)).toHaveText('Copied');
      await expect(copy(page)).toBeFocused();
      expect(await clipboard(page)).toContain('# reCAPTCHA v2\n');
      await page.keyboard.press('Tab');
      await expect(summary(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const view = menu(page).getByRole('link').first();
      await expect(view).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(view).toBeHidden();
      await expect(summary(page)).toBeFocused();
    },
  );

  test('copies the current page after an in-site navigation', LONG, async ({ page }) => {
    await open(page, DOC);
    await summary(page).click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).toHaveText('reCAPTCHA v2 Enterprise');
    await expect(menu(page).getByRole('link').first()).toBeHidden();
    await copy(page).click();
    await expect(copy(page)).toHaveText('Copied');
    expect(await clipboard(page)).toContain('# reCAPTCHA v2 Enterprise\n');
    const alternate = page.locator('link[rel="alternate"][type="text/markdown"]');
    await expect(alternate).toHaveAttribute('href', '/docs/captchas/recaptcha-v2-enterprise-task.md');
  });

  test('shows an error if the page could not be copied', LONG, async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    await page.route('**/*.md', (route) => route.abort());
    await open(page, DOC);
    await copy(page).click();
    await expect(copy(page)).toHaveText("Couldn't copy");
    await expect(page.getByRole('status').filter({ hasText: "Couldn't copy" })).toBeAttached();
  });

  test('closes when the reader turns to something else', LONG, async ({ page }) => {
    await open(page, DOC);
    await summary(page).click();
    await expect(menu(page).getByRole('link').first()).toBeVisible();
    await page.locator('h1').click();
    await expect(menu(page).getByRole('link').first()).toBeHidden();
  });

  test('is accessible and stays on a small screen', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 10_000 }); // as high as the page: see accessibility.spec.ts
    await page.goto(inLocale('ru', '/docs/captchas/ComplexImageTask-Recognition'));
    await summary(page).click();
    const list = await menu(page).locator('ul').boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page, 'copy menu', '.copy-page details');
    await page.emulateMedia({ media: 'print' });
    await expect(menu(page)).toBeHidden();
  });
});

test('without script the Markdown can be opened, and there is no button that does nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(DOC);
  await summary(page).click();
  await expect(copy(page)).toBeHidden();
  await menu(page).getByRole('link').first().click();
  await expect(page).toHaveURL(`${DOC}.md`);
  await expect(page.locator('body')).toContainText('# reCAPTCHA v2');
  await context.close();
});

test('an unlisted page has no Markdown and does not offer any', async ({ page, request }) => {
  await page.goto(`${FIXTURE}/fixture-docs/unlisted`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  expect((await request.get(`${FIXTURE}/fixture-docs/unlisted.md`)).status()).toBe(404);
});
