import { expectAccessible } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { lostContent } from '../reflow.ts';
import { expect, firstOf, inLocale, LONG, SAMPLE_LOCALES, test } from '../test.ts';
import { TRIED_LOCALES, TryIt } from '../try-it.ts';

/** Plain fields in a small window, lists and nested fields in a large one. */
const PAGES = [
  ['/docs/captchas/no-captcha-task', 390],
  ['/docs/captchas/ComplexImageTask-Recognition', 1280],
] as const;
const DOC = PAGES[0][0];
/** So tall that the navbar and the banner cover nothing: axe would report a covered control as a small target. */
const WHOLE_PAGE = 20_000;

for (const locale of SAMPLE_LOCALES) {
  for (const [path, width] of firstOf(1, PAGES)) {
    test(`the opened block is accessible in both color modes and loses nothing at ${width} px (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: WHOLE_PAGE });
      await page.goto(inLocale(locale, path));
      const block = page.locator('.try-it').first();
      await block.locator('> summary').click();
      await expect(block.locator('form')).toBeVisible();
      for (const folded of await block.locator('form details > summary').all()) await folded.click();
      await block.locator('form [id*="/task/"]:is(input, textarea)').first().fill('');
      await expect(block.locator('[aria-invalid="true"]').first()).toBeVisible();
      await block.locator('form .button:not(.button-quiet)').last().click();
      await expectAccessible(page, `${path}, with a fault`, '.try-it');
      expect(await page.evaluate(lostContent)).toEqual([]);
    });
  }
}

for (const locale of TRIED_LOCALES) {
  test(`a run is accessible in both color modes (${locale})`, LONG, async ({ page }) => {
    const tryIt = await TryIt.open(page, locale, DOC);
    await tryIt.runTo(tryIt.words.ready);
    for (const exchange of await tryIt.exchanges.all()) await exchange.locator('summary').click();
    await page.setViewportSize({ width: 1280, height: WHOLE_PAGE });
    await expectAccessible(page, 'after a run', '.try-it');
    expect(await page.evaluate(lostContent)).toEqual([]);
  });

  test(`everything can be done with the keyboard (${locale})`, LONG, async ({ page }) => {
    await page.goto(inLocale(locale, DOC));
    const tryIt = new TryIt(page, locale);
    await tryIt.block.locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect(tryIt.form).toBeVisible();
    await tabTo(page, tryIt.field('websiteURL'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('https://typed.example/');
    expect(await tryIt.json()).toMatchObject({ task: { websiteURL: 'https://typed.example/' } });
    await tabTo(page, tryIt.button(tryIt.words.run));
    await page.keyboard.press('Enter');
    await expect(tryIt.status).toHaveText(tryIt.words.ready);
    await expect(tryIt.button(tryIt.words.run)).toBeFocused();
    const menu = tryIt.form.locator('[data-menu]');
    await tabTo(page, menu.locator('summary'));
    await page.keyboard.press('Enter');
    await expect(tryIt.button(tryIt.words.copyLink)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(tryIt.form).toBeVisible();
  });
}
