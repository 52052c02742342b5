import { brand } from '@docs/site/brand';
import { TRANSLATED_LOCALES } from '@docs/site/locales';
import type { Page } from '@playwright/test';
import { SearchModal } from '../search.ts';
import { expect, firstOf, inLocale, LONG, open, SAMPLE_LOCALES, test, wake } from '../test.ts';

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
  },
};

for (const locale of firstOf(1, ['en', 'ru'] as const)) {
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

  test(`a doc page has its navbar, breadcrumbs, badge, update time, contents and neighbors (${locale})`, async ({
    page,
  }) => {
    await page.goto(inLocale(locale, DOC));
    // Search, documentation, languages, extension and dashboard.
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

test('the table of contents marks the section being read', async ({ page }) => {
  await open(page, '/docs/api/methods/get-task-result');
  const marked = page.locator('.theme-doc-toc-desktop a[aria-current]');
  const headings = page.locator('.markdown :is(h2, h3)[id]');
  for (const position of [1, 3, 4]) {
    const heading = headings.nth(position);
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(marked).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    await expect(marked).toHaveCSS('font-weight', '600');
  }
});

test('the sidebar shows the current page after a full load, before React', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const path of ['/docs/extension/text-captcha-solve', '/ru/docs/external-services/external-program']) {
    await page.goto(path);
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current=page]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

for (const moment of ['before', 'with'] as const) {
  test(`a language opened in a new tab keeps the search string and the hash, ${moment} React`, async ({
    page,
    context,
  }) => {
    await page.goto('/docs/api/threshold?a=1#next');
    if (moment === 'with') await wake(page);
    await page.locator('nav.navbar summary').click();
    const tab = context.waitForEvent('page');
    await page.locator('nav.navbar').getByRole('link', { name: 'Русский' }).click({ button: 'middle' });
    await expect(await tab).toHaveURL('/ru/docs/api/threshold?a=1#next');
  });

  test(`a language of a not-found page keeps its path, ${moment} React`, LONG, async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto('/nowhere/at-all?a=1#b');
    if (moment === 'with') await wake(page);
    for (const [language, address] of [
      ['中文', '/zh/nowhere/at-all?a=1#b'],
      ['Русский', '/ru/nowhere/at-all?a=1#b'],
      ['English', '/nowhere/at-all?a=1#b'],
    ] as const) {
      await page.locator('nav.navbar summary').click();
      await page.locator('nav.navbar').getByRole('link', { name: language }).click();
      await expect(page).toHaveURL(address);
    }
  });
}

test('the languages keep the path, the search string and the hash', async ({ page }) => {
  await page.goto('/docs/api/threshold?a=1#next');
  await page.locator('nav.navbar summary').click();
  await page.locator('nav.navbar').getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/docs/api/threshold?a=1#next');
  await open(page, '/ru/docs/api/threshold?b=2#next');
  await page.locator('nav.navbar summary').click();
  await page.locator('nav.navbar').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh/docs/api/threshold?b=2#next');
});

test('the list of languages closes with Escape and gives the focus back', LONG, async ({ page }) => {
  await open(page, '/');
  const summary = page.locator('nav.navbar summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('nav.navbar').getByRole('link', { name: 'English' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('nav.navbar').getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('nav.navbar').getByRole('link', { name: 'English' })).toBeHidden();
  await expect(summary).toBeFocused();
});

for (const locale of SAMPLE_LOCALES) {
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

test.describe('up to 996 px', () => {
  test.use({ viewport: { width: 800, height: 900 } });

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

  test('a side menu replaces the navbar links and the sidebar', async ({ page }) => {
    await open(page, DOC);
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'Block reasons' }).click();
    await expect(page).toHaveURL('/docs/api/block-reason');
    await expect(menu(page)).toBeHidden();
  });

  for (const key of firstOf(1, ['Control+k', '/'])) {
    test(`${key} searches while the side menu is open`, LONG, async ({ page }) => {
      await open(page, DOC);
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press(key);
      await page.keyboard.type('proxy');
      const modal = new SearchModal(page);
      await expect(modal.input).toHaveValue('proxy');
      await expect(menu(page)).toBeHidden();
      await expect(modal.options.first()).toBeVisible();
    });
  }

  test('the contents of the page open above the text', async ({ page }) => {
    await page.goto('/ru/docs/api/threshold');
    await page.locator('summary', { hasText: 'На этой странице' }).click();
    await expect(page.locator('details a[href="#next"]')).toBeVisible();
  });
});

test('at 400 % zoom the announcement, the navbar and the banner scroll away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(DOC);
  await expect(page.locator('nav.navbar')).toBeInViewport();
  await page.mouse.wheel(0, 600);
  for (const part of ['section[class*="announcement"]', 'nav.navbar', 'section[class*="banner"]'])
    await expect(page.locator(part)).not.toBeInViewport();
});

test('at 997 px the navbar and the sidebar are shown, at 996 px the side menu', async ({ page }) => {
  const toggle = page.locator('.navbar__toggle');
  const sidebar = page.locator('.theme-doc-sidebar-container .menu');
  const menu = page.locator('.navbar-sidebar');
  for (const moment of ['before', 'with']) {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto(DOC);
    if (moment === 'with') await wake(page);
    await expect(toggle).toBeHidden();
    await expect(sidebar).toBeVisible();
    await expect(page.locator('.navbar__item:visible').first()).toBeVisible();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(toggle).toBeVisible();
    await expect(sidebar).toBeHidden();
  }
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(menu).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(page.locator('main a').first()).toBeEnabled();
});
