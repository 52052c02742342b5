import { expectAccessible } from '../axe.ts';
import { SearchModal } from '../search.ts';
import { expect, FIXTURE, firstOf, inLocale, open, SAMPLE_LOCALES, test } from '../test.ts';

/** Tests the states of pages and overlays. walk.spec.ts tests that the routes themselves are accessible. */
const DOC = '/docs/api/threshold'; // a short page: axe checks all of it in every state
const SAMPLES = '/docs/api/methods/get-balance';
const NONSENSE = 'zzqqxxjj';
const FROM_A_CYRILLIC_KEYBOARD = 'сфзесрф'; // captcha
const MODAL = 'dialog[data-search]';
const QUERIES = '**/1/indexes/*/queries*';

/** So tall that nothing is covered by elements that stick to an edge of the window: axe sees the whole page. */
const HEIGHT = 10_000;

test.use({
  viewport: { width: 1280, height: HEIGHT },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const locale of SAMPLE_LOCALES) {
  const path = (route: string) => inLocale(locale, route);

  for (const [screen, viewport] of firstOf(1, [
    ['mobile', { width: 390, height: 800 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const)) {
    test(`the search modal is accessible in all its states (${locale}, ${screen})`, async ({
      page,
      watch,
    }) => {
      test.slow();
      watch.allow(/Failed to load resource|ERR_FAILED/);
      await page.setViewportSize(viewport);
      await open(page, path(DOC));
      const modal = new SearchModal(page);
      await modal.open();
      await expectAccessible(page, 'start');
      for (const query of ['captcha', FROM_A_CYRILLIC_KEYBOARD, NONSENSE]) {
        await modal.search(query);
        await expectAccessible(page, query, MODAL);
      }
      await page.route(QUERIES, (route) => route.abort());
      await modal.search('error', 'error');
      await expectAccessible(page, 'error', MODAL);
      await page.unroute(QUERIES);
      await modal.search('proxy');
      await page.keyboard.press('Enter');
      await modal.expectClosed();
      await modal.open();
      await modal.search('');
      const visits = modal.dialog.getByRole('listbox');
      await visits.locator('xpath=following-sibling::ul').getByRole('button').first().click();
      await expectAccessible(page, 'favorite', MODAL);
      await page.route(QUERIES, () => {}); // never answered
      await modal.input.fill('stalled');
      await expect(modal.dialog).toHaveAttribute('data-status', 'stalled');
      await expectAccessible(page, 'stalled', MODAL);
    });
  }

  test(`the results page is accessible in all its states (${locale})`, async ({ page, watch }) => {
    test.slow();
    watch.allow(/Failed to load resource|ERR_FAILED/);
    const main = page.getByRole('main');
    for (const query of ['captcha', FROM_A_CYRILLIC_KEYBOARD, NONSENSE]) {
      await page.goto(`${path('/search')}?q=${query}`);
      await expect(main.getByRole('status')).not.toBeEmpty();
      await expect(main).toHaveAttribute('data-status', 'idle');
      await expectAccessible(page, query);
    }
    await page.route(QUERIES, (route) => route.abort());
    await page.goto(`${path('/search')}?q=error`);
    await expect(main.getByRole('button')).toHaveCount(2); // search, and try again
    await expectAccessible(page, 'error');
  });

  test(`what opens or changes in a page is accessible (${locale})`, async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-write']);
    await open(page, path('/'));
    await page.locator('nav.navbar summary').click();
    await expectAccessible(page, 'languages', 'nav.navbar');
    await page.locator('[role="tooltip"]').locator('xpath=preceding-sibling::button').focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectAccessible(page, 'tooltip', 'section:has([role=tooltip])');
    for (const bar of ['announcement', 'banner'])
      await page.locator(`section[class*="${bar}"] button`).click();
    await expectAccessible(page, 'without banners');

    await open(page, path(SAMPLES));
    await page.locator('.samples').first().getByText('Python', { exact: true }).click();
    const block = page.locator('.code:visible').first();
    await block.getByRole('button').click();
    await expect(block.locator('[data-copied]')).toBeVisible();
    await expectAccessible(page, 'another sample, copied', '.samples');
    await open(page, path(DOC)); // the menu must not cover half of a button
    await page.locator('.copy-page details summary').click();
    await expectAccessible(page, 'copy menu', '.copy-page details');
    await page.locator('.sidebar-caret[aria-expanded="false"]').first().click();
    await expectAccessible(page, 'sidebar category opened', '.theme-doc-sidebar-menu');

    await open(page, path('/docs/news'));
    await page.locator('.filter [type="radio"]').last().focus();
    await page.keyboard.press('Space');
    await expectAccessible(page, 'filtered', 'main');
    await open(page, path('/docs/api/api-errors'));
    await page.locator('.filter [type="search"]').fill(NONSENSE);
    await expect(page.locator('[data-empty]')).toBeVisible();
    await expectAccessible(page, 'filtered to nothing', 'main');

    await page.setViewportSize({ width: 390, height: HEIGHT });
    await open(page, path(DOC));
    await page.locator('details[class*="toc"] summary').click();
    await expectAccessible(page, 'contents of the page', 'details[class*="toc"]');
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('dialog.navbar-sidebar');
    await expect(menu).toBeVisible();
    await expectAccessible(page, 'menu of the documentation', 'dialog.navbar-sidebar');
    await menu.locator('.navbar-sidebar__back').click();
    await expect(menu.locator('[data-language]').first()).toBeInViewport();
    await expectAccessible(page, 'main menu', 'dialog.navbar-sidebar');
  });

  test(`the error pages are accessible (${locale})`, async ({ page, watch }) => {
    watch.allow(/Failed to load resource|ERR_FAILED/);
    await open(page, path('/nowhere'));
    await expectAccessible(page, 'not found');
    await page.route(/\/assets\/js\/main\./, (route) => route.abort());
    await page.goto(path(DOC));
    await page.keyboard.press('Shift');
    await expect(page.locator('main.page-error button')).toBeFocused();
    await expectAccessible(page, 'Page Error');
  });
}

for (const locale of firstOf(1, ['en', 'ru'] as const)) {
  const path = (route: string) => FIXTURE + inLocale(locale, route);

  test(`the crash page and the unlisted notice are accessible (${locale})`, async ({ page, watch }) => {
    watch.allow(/./); // React reports the crash in its own words
    await page.goto(path('/fixture-docs/unlisted'));
    await expectAccessible(page, 'unlisted');
    await open(page, path('/fixture/crash'));
    await page.getByRole('button', { name: 'Crash this page' }).click();
    await expect(page.locator('main.page-error')).toBeVisible();
    await expectAccessible(page, 'crash');
  });
}
