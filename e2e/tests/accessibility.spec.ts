import { expectAccessible, setColourMode } from '../axe.ts';
import { expect, FIXTURE, inLocale, open, test } from '../test.ts';

const KINDS = {
  'home page': '/',
  'page with code and tables': '/docs/captchas/turnstile-task',
  'page with drawings': '/docs/getting-start',
  'error table': '/docs/api/api-errors',
  news: '/docs/news',
  'category index': '/docs/captchas',
  'settings table': '/docs/extension/ext-settings',
  'search page': '/search',
  'not-found page': '/nowhere',
};

for (const mode of ['light', 'dark'] as const) {
  for (const [locale, prefix] of [
    ['en', ''],
    ['ru', '/ru'],
  ] as const) {
    for (const [kind, path] of Object.entries(KINDS)) {
      test(`${kind}: no accessibility violation before and after React (${locale}, ${mode})`, async ({
        page,
        watch,
      }) => {
        if (path === '/nowhere') watch.allow(/404/);
        await setColourMode(page, mode);
        await page.goto(inLocale(locale, path));
        await expectAccessible(page);
        await open(page, inLocale(locale, path));
        await expectAccessible(page);
      });
    }

    test(`overlays: no accessibility violation (${locale}, ${mode})`, async ({ page }) => {
      await setColourMode(page, mode);
      await open(page, `${prefix}/`);
      await page.locator('nav.navbar summary').click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.locator('[role="tooltip"]').locator('xpath=preceding-sibling::button').focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${prefix}/docs/api/threshold`);
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await expectAccessible(page);
    });

    test(`unlisted notice: no accessibility violation (${locale}, ${mode})`, async ({ page }) => {
      await setColourMode(page, mode);
      await page.goto(`${FIXTURE}${prefix}/fixture-docs/unlisted`);
      await expectAccessible(page);
    });
  }
}
