import type { Page } from '@playwright/test';
import { tabThrough, tabTo } from '../keyboard.ts';
import { SearchModal } from '../search.ts';
import { expect, firstOf, hold, hydrated, inLocale, LONG, open, test, wake } from '../test.ts';

const DOC = '/docs/api/threshold';
const REACT = /\/assets\/(js\/main|css\/styles)\./;

/** React and the styles that come with it never arrive, however long the reader waits. */
const withoutReact = (page: Page) => page.route(REACT, () => {});

const FRAME = { before: ['skip link', 'announcement', 'navbar'], after: ['support banner', 'footer'] };
const DOC_PARTS = ['sidebar', 'breadcrumbs', 'text', 'pagination'];
const KINDS = {
  [inLocale('en', '/')]: ['text'],
  [inLocale('zh', '/docs/captchas/temu-task')]: [...DOC_PARTS, 'contents'],
  [inLocale('ru', '/docs/news')]: DOC_PARTS,
  [inLocale('pt-br', '/docs/external')]: DOC_PARTS,
  [inLocale('ru', '/search')]: ['text'],
};

for (const [path, parts] of firstOf(2, Object.entries(KINDS))) {
  for (const moment of ['before', 'after']) {
    test(`Tab reaches everything in order, in sight and marked: ${path}, ${moment} React`, async ({
      page,
    }) => {
      if (moment === 'before') await withoutReact(page);
      await page.goto(path);
      if (moment === 'after') await wake(page);
      const { stops, missed } = await tabThrough(page);
      expect.soft(missed, 'never reached').toEqual([]);
      expect.soft(stops.filter(({ marked }) => !marked).map(({ element }) => element)).toEqual([]);
      expect.soft(stops.filter(({ inSight }) => !inSight).map(({ element }) => element)).toEqual([]);
      const order = stops.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1]);
      expect(order).toEqual([...FRAME.before, ...parts, ...FRAME.after]);
    });
  }
}

for (const moment of ['before', 'after']) {
  test(`the skip link leads to the text, past the sidebar, ${moment} React`, LONG, async ({ page }) => {
    const release = moment === 'before' ? await hold(page, REACT) : () => {};
    await page.goto(DOC);
    if (moment === 'after') await wake(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    release();
    await hydrated(page);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test(`a language is chosen with Enter and Tab, ${moment} React`, LONG, async ({ page }) => {
    if (moment === 'before') await withoutReact(page);
    await page.goto(DOC);
    if (moment === 'after') await wake(page);
    await tabTo(page, page.locator('nav.navbar summary'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Русский' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/ru${DOC}`);
  });

  test(`the side menu takes the focus, keeps it and gives it back, opened ${moment} React`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(DOC);
    if (moment === 'after') await wake(page);
    const toggle = page.locator('.navbar__toggle');
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    const menu = page.locator('dialog.navbar-sidebar');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await expectFocusKept(page, 'dialog.navbar-sidebar');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await tabTo(page, menu.locator('.navbar-sidebar__close'));
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test(`a closed banner leaves the focus beside it, closed ${moment} React`, LONG, async ({ page }) => {
    await page.goto('/ru/docs/news');
    if (moment === 'after') await wake(page);
    for (const [bar, neighbor] of [
      ['announcement', 'nav.navbar'],
      ['banner', 'footer.footer'],
    ] as const) {
      const close = page.locator(`section[class*="${bar}"] button`);
      await close.focus();
      await page.keyboard.press('Enter');
      await expect(close).toHaveCount(0);
      await expect(page.locator(neighbor)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator(`${neighbor} :focus`)).toHaveCount(1);
    }
  });
}

test('search is opened, used and left by keyboard, and the focus is given back', async ({ page }) => {
  await open(page, DOC);
  const button = page.locator('nav.navbar button[aria-haspopup="dialog"]');
  const modal = new SearchModal(page);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(modal.input).toBeFocused();
  await page.keyboard.type('proxy');
  await expect(modal.options.first()).toBeVisible();
  await expectFocusKept(page, 'dialog[data-search]');
  await page.keyboard.press('Escape');
  await modal.expectClosed();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await modal.search('balance');
  await page.keyboard.press('ArrowDown');
  const address = await modal.active.getAttribute('href');
  await page.keyboard.press('Enter');
  await modal.expectClosed();
  await expect(page).toHaveURL(address ?? '');
});

test('sidebar categories open and close with Enter and Space and keep the focus', LONG, async ({ page }) => {
  await open(page, DOC);
  const caret = page.locator('.sidebar-caret[aria-expanded="false"]').first();
  await tabTo(page, caret);
  const focused = page.locator('.sidebar-caret:focus');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(focused).toHaveAttribute('aria-expanded', 'false');
});

test(
  'samples change with the arrows, and Tab goes on to the code and its copy button',
  LONG,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page, '/docs/api/methods/get-balance');
    const group = page.locator('.samples').first();
    await group.getByRole('radio', { name: 'JavaScript' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: 'Python' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(group.locator('[data-sample="python"] pre')).toBeFocused();
    await page.keyboard.press('Tab');
    const copy = group.locator('[data-sample="python"] .code-copy');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(copy).toHaveText('Copied');
    await expect(copy).toBeFocused();
  },
);

test(
  'the note of a tooltip can be put away with Escape, and the pointer can go over to it',
  LONG,
  async ({ page }) => {
    await open(page, '/');
    const mark = page.getByRole('button', { name: 'Note' });
    const note = page.getByRole('tooltip');
    await mark.focus();
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(mark).toBeFocused();
    await mark.blur();

    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await mark.hover();
      await expect(note).toBeVisible();
      const box = await note.boundingBox();
      const from = await mark.boundingBox();
      if (!box || !from) throw new Error('The note or its mark has no place on the page.');
      await page.mouse.move(from.x + from.width / 2, box.y + box.height / 2, { steps: 12 });
      await expect(note).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await page.mouse.move(2, 2);
    }
  },
);

test('after a navigation the focus starts at the top, but not before the page is there', async ({ page }) => {
  await open(page, DOC);
  const release = await hold(page, '**/assets/js/*.js');
  const link = page.locator('.pagination-nav__link--next');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-navigating', '');
  await expect(link).toBeFocused();
  release();
  await expect(page.locator('.theme-doc-sidebar-menu a[aria-current=page]')).toHaveAttribute(
    'href',
    '/docs/api/token-accept',
  ); // the address changes before the page does
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

/** Tab may leave a modal dialog for the browser's own controls, never for the page behind. */
async function expectFocusKept(page: Page, dialog: string): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press(presses < 6 ? 'Tab' : 'Shift+Tab');
    const kept = await page.evaluate(
      (selector) => document.activeElement === document.body || !!document.activeElement?.closest(selector),
      dialog,
    );
    expect(kept, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(true);
  }
}
