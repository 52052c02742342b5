import type { Page } from '@playwright/test';
import { look, smallTargets } from '../page-structure.ts';
import { lostContent } from '../reflow.ts';
import { SearchModal } from '../search.ts';
import { expect, firstOf, LONG, open, test } from '../test.ts';

/** See README.md, "Look": places and colors are compared, not pixels. */
const WIDTHS = [390, 820, 1440];
const HEIGHT = 844;
const DOCS = {
  captcha: '/docs/captchas/turnstile-task',
  'main-doc': '/docs/getting-start',
  method: '/docs/api/methods/create-task',
  errors: '/docs/api/api-errors',
  'captcha-index': '/docs/captchas',
  extension: '/docs/extension/ext-settings',
  news: '/docs/news',
};
const PAGES = {
  home: '/',
  results: '/search?q=captcha',
  ...DOCS,
  'no-results': '/search?q=zzqqxxjj',
  'not-found': '/docs/no-such-page',
};

/** Hides the support banner: it covers whatever is at the bottom of the window, which depends on the fonts. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('docs.supportBanner', 'hidden')),
);

/** The controls that are tapped most. */
const MAIN_CONTROLS =
  '.button, .card, .navbar__toggle, .navbar button[aria-haspopup], .navbar-sidebar__close, .navbar-sidebar .menu__link, [role=option], .pagination-nav__link, main > form [type=search]';

for (const [name, path] of firstOf(4, Object.entries(PAGES))) {
  test(`${name}: the look at three widths, in both modes, matches the approved snapshot`, async ({
    page,
    watch,
  }) => {
    watch.allow(/404/);
    await page.goto(path);
    if (path.includes('?q=')) await expect(page.locator('main :is(h3, .card)').first()).toBeVisible(); // hits, or other ways
    expect(await atEachWidth(page)).toMatchSnapshot(['look', `${name}.txt`]);
    if (!(name in DOCS)) return;
    await page.setViewportSize({ width: 390, height: HEIGHT });
    const title = await page.locator('h1').boundingBox();
    expect(title?.y, 'the title of a page on a phone').toBeLessThanOrEqual(180);
  });
}

test('the overlays on a wide window match the approved snapshot', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  const seen: string[] = [];
  const see = async (name: string) => seen.push(`# ${name}`, ...(await look(page)));

  await open(page, '/');
  await page.locator('nav.navbar summary').click();
  await see('languages');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Note' }).focus();
  await see('note');
  const modal = new SearchModal(page);
  await modal.open();
  await expect(modal.options).toHaveCount(4);
  await see('search, nothing opened before');
  await modal.search('proxy');
  await see('search, results');
  await modal.search('zzqqxxjj');
  await see('search, no results');
  await open(page, DOCS.captcha);
  await page.locator('.copy-page details summary').click();
  await see('copy menu');
  expect(seen.join('\n')).toMatchSnapshot(['look', 'overlays-1440.txt']);
});

test(
  'the overlays on a phone match the approved snapshot, with targets for a finger',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    const seen: string[] = [];
    const see = async (name: string) => {
      seen.push(`# ${name}`, ...(await look(page)));
      expect.soft(await small(page), name).toEqual([]);
    };

    await open(page, DOCS.captcha);
    await page.locator('details[class*="toc"] summary').click();
    await see('contents');
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('dialog.navbar-sidebar')).toBeVisible();
    await see('menu of the documentation');
    await page.locator('.navbar-sidebar__back').click();
    await expect(page.locator('.navbar-sidebar__items--show-secondary')).toHaveCount(0);
    await see('main menu');
    await page.keyboard.press('Escape');
    const modal = new SearchModal(page);
    await modal.open();
    await expect(modal.options).toHaveCount(4);
    await see('search, nothing opened before');
    await modal.search('proxy');
    await see('search, results');
    expect(seen.join('\n')).toMatchSnapshot(['look', 'overlays-390.txt']);
  },
);

test('the page of all components is not part of the built site', async ({ request }) => {
  expect((await request.get('/dev/components')).status()).toBe(404);
});

async function atEachWidth(page: Page): Promise<string> {
  const seen: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    seen.push(`# ${width} px`, ...(await look(page)));
    expect.soft((await page.evaluate(lostContent)).filter(isLost), `${width} px`).toEqual([]);
    expect.soft(await small(page), `${width} px`).toEqual([]);
  }
  return seen.join('\n');
}

/** The copy button of code is an icon on a phone; its text is for screen readers. */
const isLost = (found: string) => !found.includes('code-copy');

/** The minimum sizes of WCAG 2.5.8 (AA), and of 2.5.5 for the controls that are used most. */
function small(page: Page): Promise<string[]> {
  const phone = (page.viewportSize()?.width ?? 0) < 996;
  return page.evaluate(smallTargets, { main: MAIN_CONTROLS, least: 24, leastMain: phone ? 44 : 24 });
}
