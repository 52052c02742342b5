import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SearchModal } from '../search.ts';
import { expect, open, test } from '../test.ts';

const PAGE = '/docs/getting-start';

async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const mode of ['light', 'dark']) {
  for (const [screen, viewport] of Object.entries({
    desktop: { width: 1280, height: 800 },
    mobile: { width: 390, height: 800 },
  })) {
    test(`axe finds nothing in any state of the modal, ${mode}, ${screen}`, async ({
      page,
      context,
      watch,
    }) => {
      test.slow();
      watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
      await page.setViewportSize(viewport);
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), mode);
      await open(page, PAGE);
      const modal = new SearchModal(page);
      await modal.open();
      await expectNoViolations(page); // start, empty
      await modal.search('captcha');
      await expect(modal.options.first()).toBeVisible();
      await expectNoViolations(page);
      await modal.search('сфзесрф');
      await expectNoViolations(page); // repaired
      await modal.search('zzqqxxjj');
      await expectNoViolations(page); // no results
      await context.setOffline(true);
      await modal.search('offline', 'error');
      await expectNoViolations(page);
      await context.setOffline(false);
      await modal.search('proxy');
      await page.keyboard.press('Enter');
      await modal.expectClosed();
      await modal.open();
      await modal.dialog.getByRole('button', { name: 'Add to favorites' }).click();
      await expect(modal.dialog.getByRole('listbox', { name: 'Favorite' })).toBeVisible();
      await expectNoViolations(page); // start, with a favourite
    });

    test(`axe finds nothing on the results page, ${mode}, ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), mode);
      for (const query of ['captcha', 'zzqqxxjj', 'сфзесрф']) {
        await open(page, `/search?q=${query}`);
        await expect(page.getByRole('main')).toHaveAttribute('data-status', 'idle');
        await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
        await expectNoViolations(page);
      }
    });
  }
}

test('every target of the modal is at least 24 px, 44 px under a finger', async ({ browser }) => {
  for (const [hasTouch, least] of [
    [false, 24],
    [true, 44],
  ] as const) {
    const context = await browser.newContext({
      hasTouch,
      isMobile: hasTouch,
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('captcha');
    for (const part of await modal.dialog.locator('button:visible, [role=option]').all()) {
      const box = await part.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await part.innerText()).toBeGreaterThanOrEqual(
        least,
      );
    }
    await context.close();
  }
});

test('the input is a combobox of a list whose groups have names', async ({ page }) => {
  await open(page, PAGE);
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('captcha');
  await expect(modal.dialog).toHaveAccessibleName('Search docs');
  await expect(modal.input).toHaveAccessibleName('Search docs');
  await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
  const list = await modal.dialog.getByRole('listbox').getAttribute('id');
  await expect(modal.input).toHaveAttribute('aria-controls', list ?? '');
  for (const group of await modal.dialog.getByRole('group').all())
    await expect(group).toHaveAccessibleName(/\S/);
});

test('the code of the modal weighs less than 35 KB', async ({ page, request }) => {
  // Nothing is prefetched, so what comes with the modal is the modal's.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  const before = await scripts();
  await new SearchModal(page).open();
  const own = (await scripts()).filter((name) => !before.includes(name));
  expect(own.length).toBeGreaterThan(0);
  let bytes = 0;
  for (const name of own) bytes += brotliCompressSync(await (await request.get(name)).body()).length;
  test.info().annotations.push({ type: 'brotli bytes', description: String(bytes) });
  expect(bytes).toBeLessThan(35_000);
});
