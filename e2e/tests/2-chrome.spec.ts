import { brand } from '@docs/site/brand';
import { TRANSLATED_LOCALES } from '@docs/site/locales';
import type { Page } from '@playwright/test';
import { expect, inLocale, LOCALES, open, test } from '../test.ts';

const DOC = '/docs/api/threshold';

const WORDS = {
  en: {
    skip: 'Skip to main content',
    search: /Search/,
    docs: 'Documentation',
    extension: 'Extension',
    dashboard: 'Dashboard',
    version: 'Version: Next',
    updated: 'Last updated',
    previous: 'Previous',
    next: 'Next',
    copied: 'Copied',
  },
  ru: {
    skip: 'Перейти к основному содержимому',
    search: /Поиск/,
    docs: 'Документация',
    extension: 'Расширение',
    dashboard: 'Личный кабинет',
    version: 'Версия: Next',
    updated: 'Обновлено',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    copied: 'Скопировано',
  },
};

for (const locale of ['en', 'ru'] as const) {
  const words = WORDS[locale];

  test(`the first Tab reaches a link that skips to the content (${locale})`, async ({ page }) => {
    await page.goto(inLocale(locale, DOC));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeVisible();
  });

  test(`the navbar has search, documentation, languages, extension and dashboard (${locale})`, async ({
    page,
  }) => {
    await page.goto(inLocale(locale, DOC));
    const navbar = page.locator('nav.navbar');
    await expect(navbar.getByRole('link', { name: words.docs, exact: true })).toHaveAttribute(
      'href',
      inLocale(locale, '/docs/getting-start'),
    );
    await expect(navbar.getByRole('link', { name: words.extension, exact: true })).toHaveAttribute(
      'href',
      inLocale(locale, '/docs/extension'),
    );
    await expect(navbar.getByRole('link', { name: words.dashboard })).toHaveAttribute(
      'href',
      brand.hosts.dashboard,
    );
    await expect(navbar.locator('summary')).toBeVisible();
    await expect(navbar.getByRole('button', { name: words.search })).toBeVisible();
  });

  test(`a doc page has breadcrumbs, badge, update time, contents and neighbours (${locale})`, async ({
    page,
  }) => {
    await page.goto(inLocale(locale, DOC));
    const breadcrumbs = page.locator('.theme-doc-breadcrumbs');
    await expect(breadcrumbs.getByRole('link', { name: 'API' })).toHaveAttribute(
      'href',
      inLocale(locale, '/docs/category/api'),
    );
    await expect(page.getByText(words.version, { exact: true })).toBeVisible();
    await expect(page.locator('footer').getByText(words.updated)).toBeVisible();
    await expect(page.locator('footer time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
    await expect(page.locator('.pagination-nav__link--prev .pagination-nav__sublabel')).toHaveText(
      words.previous,
    );
    await expect(page.locator('.pagination-nav__link--next .pagination-nav__sublabel')).toHaveText(
      words.next,
    );
  });

  test(`a code block confirms that it was copied (${locale})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, inLocale(locale, DOC));
    const block = page.locator('main .code').first();
    await block.getByRole('button').click();
    await expect(block.getByRole('button')).toHaveText(words.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator('code').textContent());
  });
}

test('the table of contents lists headings of levels 2 to 3 and no others', async ({ page }) => {
  await page.goto('/docs/api/methods/get-task-result');
  const listed = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  const headings = await page
    .locator('.markdown :is(h2, h3)[id]')
    .evaluateAll((all) => all.map((h) => `#${h.id}`));
  expect(listed).toEqual(headings);
  expect(listed.length).toBeGreaterThan(5);
});

test('the languages keep the path, the search string and the hash', async ({ page }) => {
  await page.goto('/docs/api/threshold?a=1#next');
  await page.locator('nav.navbar summary').click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/docs/api/threshold?a=1#next');
  await open(page, '/ru/docs/api/threshold?b=2#next');
  await page.locator('nav.navbar summary').click();
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh/docs/api/threshold?b=2#next');
});

test('the list of languages closes with Escape and gives the focus back', async ({ page }) => {
  await open(page, '/');
  const summary = page.locator('nav.navbar summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'English' })).toBeHidden();
  await expect(summary).toBeFocused();
});

for (const locale of LOCALES) {
  test(`links between pages stay in ${locale}`, async ({ page }) => {
    await page.goto(inLocale(locale, '/docs/getting-start'));
    const hrefs = await page
      .locator('a[href^="/"]:not([data-language])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') as string));
    const prefix =
      locale === 'en' ? new RegExp(`^/(?!${TRANSLATED_LOCALES.join('/|')}/)`) : new RegExp(`^/${locale}/`);
    expect(hrefs.filter((href) => !prefix.test(href))).toEqual([]);
  });
}

test('the footer leads to the documentation, help and the service', async ({ page }) => {
  await page.goto('/ru/');
  const footer = page.locator('footer.footer');
  await expect(footer.getByRole('link', { name: 'Ошибки API' })).toHaveAttribute(
    'href',
    '/ru/docs/api/api-errors',
  );
  await expect(footer.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('target', '_blank');
});

test.describe('below 996 px', () => {
  test.use({ viewport: { width: 800, height: 900 } });

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

  test('a side menu takes the place of the navbar links and of the sidebar', async ({ page }) => {
    await open(page, DOC);
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'Block reasons' }).click();
    await expect(page).toHaveURL('/docs/api/block-reason');
    await expect(menu(page)).toBeHidden();
  });

  test('the side menu closes on back and stays on the page', async ({ page }) => {
    await open(page, '/docs/news');
    await page.getByRole('link', { name: 'Extension settings' }).first().click();
    await expect(page).toHaveURL('/docs/extension/ext-settings');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/docs/extension/ext-settings');
  });

  test('the side menu closes when the window becomes wide', async ({ page }) => {
    await open(page, DOC);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 900 });
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  });

  test('the contents of the page open above the text', async ({ page }) => {
    await page.goto('/ru/docs/api/threshold');
    await page.getByText('Содержание этой страницы').click();
    await expect(page.locator('details a[href="#next"]')).toBeVisible();
  });
});

test('at 997 px the navbar is whole, at 996 px the side menu is there', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await page.goto(DOC);
  await expect(page.locator('.navbar__toggle')).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(page.locator('.navbar__toggle')).toBeVisible();
});
