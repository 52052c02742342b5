import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { ROUTES } from '../routes.ts';
import { SearchModal } from '../search.ts';
import { expect, inLocale, LOCALES, test } from '../test.ts';

/**
 * Every route of every locale, in both color modes, with its overlays opened one after another. The browser reports
 * a violation of the content security policy as an error on the console, which fails any test here (see test.ts).
 */
const EVERY = [...ROUTES, '/docs', '/docs/no-such-page'];
/** One of each kind of page: what `npm test` has the time for. `npm run walk` goes to every route. */
const KINDS = [
  '/',
  '/search',
  '/docs/getting-start',
  '/docs/captchas',
  '/docs/captchas/turnstile-task',
  '/docs/api/api-errors',
  '/docs/extension/ext-settings',
  '/docs/no-such-page',
];
const FULL = process.env.WALK === 'full';
const WALKED = FULL ? EVERY : KINDS;
/** The routes are split into parts that a slow machine can handle. In `npm test` each locale takes a different part. */
const PARTS = FULL ? 8 : LOCALES.length;

/** So tall that nothing is scrolled away or covered by sticky elements: axe sees the whole page. */
const WHOLE_PAGE = { width: 1280, height: 10_000 };
/** The width of 1280 px at 400 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };

test.use({ viewport: WHOLE_PAGE, contextOptions: { reducedMotion: 'reduce' } });

for (const [turn, locale] of LOCALES.entries()) {
  for (const part of FULL ? Array.from({ length: PARTS }, (_, part) => part) : [turn]) {
    test(`every route with every overlay: accessible in light and dark, within the policy and 320 px (${locale}, ${part + 1} of ${PARTS})`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(10 * 60_000);
      watch.allow(/the server responded with a status of 404/);
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`${violatedDirective} forbids ${blockedURI}`),
        ),
      );
      const routes = WALKED.filter((_, position) => position % PARTS === part);
      for (const route of routes) {
        await test.step(inLocale(locale, route), () => visit(page, inLocale(locale, route)));
      }
      console.log(`walked: ${routes.length} routes of ${locale} × 2 color modes, 4 states each`);
    });
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect.soft(await violations(page, path)).toEqual([]);

  const languages = page.locator('nav.navbar details');
  await languages.locator('summary').click();
  await expect(languages.getByRole('link')).toHaveCount(LOCALES.length);
  await languages.locator('summary').click(); // it lies over what comes next
  const copyMenu = page.locator('.copy-page details');
  if ((await copyMenu.count()) > 0) {
    await copyMenu.locator('summary').click();
    await expect(copyMenu.getByRole('link').first()).toBeVisible();
  }
  const note = page.getByRole('tooltip', { includeHidden: true });
  if ((await note.count()) > 0) {
    await note.locator('xpath=preceding-sibling::button').focus();
    await expect(note).toBeVisible();
  }

  const tryIt = page.locator('.try-it').first();
  if ((await tryIt.count()) > 0) {
    await tryIt.locator('> summary').click();
    await expect(tryIt.locator('form')).toBeVisible();
  }
  // A style that does not exist has the name `undefined`.
  await expect.soft(page.locator('[class~="undefined"]'), path).toHaveCount(0);

  await page.setViewportSize(NARROW);
  expect.soft(await sidewaysScroll(page), `${path} is wider than ${NARROW.width} px`).toBe(0);
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('captcha');
  await expect(modal.options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await modal.expectClosed();
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('dialog.navbar-sidebar')).toBeVisible();
  expect.soft(await sidewaysScroll(page), `${path}, menu`).toBe(0);
  await page.setViewportSize(WHOLE_PAGE);
  // Closing the menu removes its history entry.
  await expect.poll(() => page.evaluate(() => !!history.state?.overlay)).toBe(false);
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
