import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { tabThrough } from '../keyboard.ts';
import { lostContent } from '../reflow.ts';
import { SearchModal } from '../search.ts';
import { expect, firstOf, inLocale, LONG, open, SAMPLE_LOCALES, test } from '../test.ts';

const SAMPLES = '/docs/api/methods/get-balance';
const KINDS = [
  '/',
  '/search?q=captcha',
  '/docs/getting-start',
  '/docs/api/api-errors',
  '/docs/captchas',
  '/docs/captchas/turnstile-task',
  '/docs/extension/ext-settings',
  '/docs/news',
  '/docs/no-such-page',
];

for (const locale of SAMPLE_LOCALES) {
  test(`nothing is lost at 200 % zoom, at 320 px and with wide text spacing (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      deviceScaleFactor: 2, // 1280 × 800 at 200 % is 640 × 400 of twice the density
      viewport: { width: 640, height: 400 },
    });
    const page = await context.newPage();
    for (const kind of KINDS) {
      const path = inLocale(locale, kind);
      await page.goto(path);
      await page.setViewportSize({ width: 640, height: 400 });
      expect.soft(await page.evaluate(lostContent), `${path}, 200 %`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await page.evaluate(lostContent), `${path}, 320 px`).toEqual([]);
      await page.evaluate(spaceOut);
      expect.soft(await page.evaluate(lostContent), `${path}, 320 px, spaced`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect.soft(await page.evaluate(lostContent), `${path}, spaced`).toEqual([]);
    }
    await context.close();
  });
}

test('the smallest window keeps the focus in view, between the bars at its edges', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(inLocale('ru', SAMPLES));
  const { stops, missed } = await tabThrough(page);
  expect.soft(missed).toEqual([]);
  expect(stops.filter(({ inSight, marked }) => !inSight || !marked)).toEqual([]);
});

for (const mode of ['light', 'dark'] as const) {
  test(`all text but the colors of code has a contrast of 7 to 1 for a reader who prefers more (${mode})`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' }); // the hero's parts fade in
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    for (const path of ['/', '/docs/api/threshold']) {
      await page.goto(path);
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.run(
          { exclude: 'pre' },
          { runOnly: ['color-contrast-enhanced'] },
        ),
      );
      const weak = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)));
      expect(weak, path).toEqual([]);
    }
  });
}

test('nothing moves for a reader who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', SAMPLES]) {
    await open(page, path);
    expect(await page.evaluate(whatMoves), path).toEqual([]);
  }
  const started = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    return document.getAnimations().length;
  });
  expect(started, 'colors change at once').toBe(0);
  const modal = new SearchModal(page);
  await modal.open();
  expect(await page.evaluate(whatMoves), 'search').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('dialog.navbar-sidebar')).toBeVisible();
  expect(await page.evaluate(whatMoves), 'menu').toEqual([]);
});

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the focus is seen at every stop, in the search field too', LONG, async ({ page }) => {
    await open(page, '/docs/news');
    const { stops } = await tabThrough(page);
    expect(stops.filter(({ marked }) => !marked)).toEqual([]);
    const modal = new SearchModal(page);
    await modal.open();
    await expect(modal.dialog.locator('form')).toHaveCSS('outline-style', 'solid');
    await modal.search('captcha');
    await expect(modal.active).toHaveCSS('outline-style', 'solid');
  });

  test('what is chosen differs from what is not', async ({ page }) => {
    await page.goto('/docs/news');
    const chips = page.locator('.filter [type="radio"] + span');
    expect(await colors(page, '.filter :checked + span')).not.toEqual(
      await colors(page, '.filter :not(:checked) + span'),
    );
    await expect(chips.first()).toBeVisible();
    await page.goto(SAMPLES);
    expect(await colors(page, '.samples > :checked + label')).not.toEqual(
      await colors(page, '.samples > :not(:checked) + label'),
    );
  });

  test('drawings are drawn in the colors of the system', async ({ page }) => {
    await page.goto('/docs/getting-start');
    const system = await page.evaluate(() => {
      document.body.style.setProperty('outline-color', 'CanvasText');
      return getComputedStyle(document.body).outlineColor;
    });
    const fills = await page
      .locator('.d text:not(.d-inverse)')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
    expect(new Set(fills)).toEqual(new Set([system]));
  });
});

for (const mode of firstOf(1, ['dark', 'light'])) {
  test(`a printed page is the text alone, dark on white, with the addresses of its links (${mode})`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.setViewportSize({ width: 718, height: 1000 }); // A4 within its margins
    await page.goto('/docs/getting-start');
    await page.locator('.samples').first().getByText('Python', { exact: true }).click();
    await page.emulateMedia({ media: 'print' });

    const seen = page.locator('nav:visible, aside:visible, button:visible, .footer:visible, form:visible');
    await expect(seen).toHaveCount(0);
    await expect(page.locator('.samples').first().locator('label:visible')).toHaveText(['Python']);
    await expect(page.locator('.samples').first().locator('.code:visible')).toHaveCount(1);
    expect(await page.evaluate(tooLightForPaper)).toEqual([]);
    const folded = page.locator('main pre:visible').first();
    await expect(folded).toHaveCSS('white-space', 'pre-wrap');
    expect(await page.evaluate(lostContent)).toEqual([]);
    const own = await page
      .locator('.markdown a[href^="/docs"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(own.length).toBeGreaterThan(0);
    for (const target of own) expect(target).toContain('/docs/');

    await page.goto('/');
    expect(await page.evaluate(tooLightForPaper)).toEqual([]);
    const targets = await page
      .locator('main a[href^="http"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(target).toContain('https://');
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000);
  });
}

const colors = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderBottomColor } = getComputedStyle(element);
      return { backgroundColor, borderBottomColor };
    });

/** WCAG 1.4.12. Uses the object model, because the policy does not allow a style element. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}

function whatMoves(): string[] {
  const MILLISECOND = 0.001;
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
      const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
      const moves =
        longest(transitionDuration) > MILLISECOND ||
        (animationName !== 'none' && longest(animationDuration) > MILLISECOND);
      return moves ? [`${element.outerHTML.slice(0, 80)} ${part ?? ''}`] : [];
    }),
  );
}

/** Texts whose color would be hard to read on white paper: browsers do not print backgrounds. */
function tooLightForPaper(): string[] {
  const texts = [...document.querySelectorAll('main *')].filter(
    (element) =>
      element.checkVisibility() &&
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
  );
  return texts
    .filter((element) => {
      const style = getComputedStyle(element);
      const color = element instanceof SVGElement ? style.fill : style.color;
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 118; // about 4.5:1
    })
    .filter((element) => !element.matches('.d-inverse'))
    .map((element) => element.outerHTML.slice(0, 120));
}
