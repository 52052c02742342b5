import type { Locator, Page } from '@playwright/test';
import { expect, inLocale, LOCALES, open, SAMPLE_LOCALES, test } from '../test.ts';

const TASK = '/docs/captchas/turnstile-task';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const locale of LOCALES) {
    test(`a page starts with its title, and a bar is no higher than its button (${locale})`, async ({
      page,
    }) => {
      await page.goto(inLocale(locale, TASK));
      expect((await box(page.locator('h1'))).y).toBeLessThanOrEqual(180);
      for (const bar of await page.locator('section:has(> p + button)').all())
        expect((await box(bar)).height).toBeLessThanOrEqual(44);
    });
  }

  test('seven tabs and the copy button share a row', async ({ page }) => {
    await page.goto(TASK);
    const samples = page.locator('.samples').first();
    const tabs = await samples.locator('label').all();
    expect(tabs).toHaveLength(7);
    const rows = await Promise.all(tabs.map(async (tab) => (await box(tab)).y));
    expect(new Set(rows).size).toBe(1);
    const last = await box(samples.locator('label').last());
    const copy = await box(samples.locator('.code-copy:visible'));
    expect(copy.y).toBeLessThan(last.y + last.height);
    expect(copy.x).toBeGreaterThanOrEqual(Math.floor(last.x + last.width)); // fractions of a pixel are no overlap
  });

  test('what is tapped most is 44 px in size', async ({ page }) => {
    await open(page, TASK);
    await expectTargets(page, '.navbar__toggle, section:has(> p + button) > button');
    await page.locator('.navbar__toggle').click();
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer).toBeVisible();
    await expectTargets(page, '.navbar-sidebar__close, .navbar-sidebar .sidebar-caret');
    for (const row of await drawer.locator('.menu__link:visible').all())
      expect((await box(row)).height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('wide blocks end at one right edge, the drawing is beside the facts, and the support banner below the contents', async ({
    page,
  }) => {
    await page.goto(TASK);
    const blocks = page.locator('.markdown > :is(h2, .table-scroll, table, .code, .samples, .glance)');
    const edges = await blocks.evaluateAll((all) =>
      all.map((block) => Math.round(block.getBoundingClientRect().right)),
    );
    expect(new Set(edges).size).toBe(1);

    const facts = await box(page.locator('.facts'));
    const drawing = await box(page.locator('.glance > figure'));
    expect(drawing.x).toBeGreaterThan(facts.x + facts.width);
    expect(drawing.y).toBe(facts.y);

    const banner = await box(page.locator('section:has(> p + button)').last());
    const contents = await box(page.locator('.theme-doc-toc-desktop'));
    expect(banner.y).toBeGreaterThan(contents.y + contents.height);
    expect(banner.x).toBe(contents.x);
  });

  for (const locale of SAMPLE_LOCALES) {
    test(`no table is wider than the page (${locale})`, async ({ page }) => {
      for (const path of ['/docs/captchas', '/docs/methods', '/docs/api/api-errors', TASK]) {
        await page.goto(inLocale(locale, path));
        const cut = await page
          .locator('.table-scroll')
          .evaluateAll(
            (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
          );
        expect(cut, path).toBe(0);
      }
    });
  }

  test('only the navbar entry of the section being read is highlighted', async ({ page }) => {
    const lit = page.locator('.navbar .navbar__link--active');
    for (const [path, entry] of [
      [TASK, 'Documentation'],
      ['/docs/external-services', 'Documentation'],
      ['/docs/extension', 'Extension'],
      ['/docs/extension/autosubmit', 'Extension'],
    ] as const) {
      await page.goto(path);
      await expect(lit, path).toHaveText([entry]);
    }
  });
});

async function expectTargets(page: Page, selector: string): Promise<void> {
  const targets = await page.locator(selector).locator('visible=true').all();
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) {
    const { width, height } = await box(target);
    expect(Math.min(width, height), await target.evaluate((it) => it.outerHTML)).toBeGreaterThanOrEqual(44);
  }
}

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error(`${element} is not on the screen.`);
  // An element is a millionth of a pixel smaller while it slides in.
  const rounded = (length: number) => Math.round(length * 100) / 100;
  return { ...found, width: rounded(found.width), height: rounded(found.height) };
}
