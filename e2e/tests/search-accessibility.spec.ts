import { brotliCompressSync } from 'node:zlib';
import budgets from '../../budgets.json' with { type: 'json' };
import { SearchModal } from '../search.ts';
import { expect, LONG, open, sayDataIsSaved, test } from '../test.ts';

const PAGE = '/docs/getting-start';

test('every target of the modal is at least 24 px, 44 px under a finger', LONG, async ({ browser }) => {
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

test('the input is a combobox of a list whose groups have names', LONG, async ({ page }) => {
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

test('the code of the modal stays within its budget', async ({ page, request }) => {
  // Nothing is prefetched, so what comes with the modal is the modal's.
  await sayDataIsSaved(page);
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
  expect(bytes).toBeLessThanOrEqual(budgets.searchModalScriptBytes);
});
