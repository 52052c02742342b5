import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, firstOf, test } from '../test.ts';

/** The structure of the look that numbers can say; see README.md, "Look". */
const WIDTHS = [390, 820, 1280, 1440, 1920];
const HEIGHT = 900;
const DOC = '/docs/captchas/turnstile-task';
const DOCS = firstOf(3, [
  DOC,
  '/docs/extension/ext-settings',
  '/docs/getting-start',
  '/docs/api/api-errors',
  '/docs/captchas/ComplexImageTask-Recognition',
  '/docs/api/methods/create-task',
  '/docs/extension',
]);

for (const width of WIDTHS) {
  test(`at ${width} px, the parts of a page share one frame`, async ({ page, watch }) => {
    watch.allow(/404/);
    await page.setViewportSize({ width, height: HEIGHT });
    for (const [path, parts] of [
      ['/', ['.navbar .logo-mark', 'main h1', 'main h2', '.footer__title']],
      ['/search', ['.navbar .logo-mark', 'main h1', 'main [type="search"]', '.footer__title']],
      ['/nowhere', ['.navbar .logo-mark', 'main h1', '.footer__title']],
      [DOC, ['.navbar .logo-mark', '.theme-doc-sidebar-menu > li:first-child > a', '.footer__title']],
      [
        DOC,
        [
          '.breadcrumbs',
          'main h1',
          '.markdown > p',
          '.facts',
          '.table-scroll',
          '.markdown > .code',
          '.samples',
          '.pagination-nav',
        ],
      ],
    ] as const) {
      await page.goto(path);
      const edges = (await textEdges(page, parts)).filter(({ shown }) => shown);
      // On narrow screens the menu button is before the logo.
      const [first] = width < 997 && parts[0].includes('logo') ? edges.splice(0, 1) : edges;
      expect(first).toBeDefined();
      const lefts = edges.map(({ part, left }) => `${part}: ${Math.round(left)}`);
      const left = Math.round(edges[0]?.left ?? 0);
      expect(lefts, path).toEqual(edges.map(({ part }) => `${part}: ${left}`));
    }
  });

  test(`at ${width} px, nothing covers text, and no line is longer than 85 characters`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const path of ['/', ...DOCS]) {
      await page.goto(path);
      for (const part of [0, 0.3, 1]) {
        await page.evaluate((at) => scrollTo(0, document.documentElement.scrollHeight * at), part);
        expect(await page.evaluate(coveredText), `${path}, scrolled to ${part}`).toEqual([]);
      }
      expect(await page.evaluate(longLines, 85), path).toEqual([]);
    }
  });

  test(`at ${width} px, the distance below every block of a page is 24 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const path of DOCS) {
      await page.goto(path);
      await page.keyboard.press('End'); // lays out the whole page
      await expect(page.locator('html')).toHaveAttribute('data-whole');
      expect(await page.evaluate(unequalGaps, 24), path).toEqual([]);
    }
  });

  test(`at ${width} px, no name in a table is torn in the middle of a word`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const path of [
      DOC,
      '/docs/external',
      '/docs/captchas/prosopo-task',
      '/docs/extension/selenium-ext',
    ]) {
      await page.goto(path);
      expect(await page.evaluate(tornNames), path).toEqual([]);
    }
  });
}

test('beside a long list of contents, the support box is whole and in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/docs/api/token-accept');
  const box = page.locator('.doc-beside > section');
  const { clipped, bottom } = await box.evaluate((element) => ({
    clipped: element.scrollHeight - element.clientHeight,
    bottom: element.getBoundingClientRect().bottom,
  }));
  expect(clipped).toBeLessThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(800);
});

test('a page does not move while it loads, with and without the display face', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sessionStorage.setItem('shift', String(Number(sessionStorage.getItem('shift') ?? 0) + entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.mouse.move(200, 200); // intent: React, then the font
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs.face'))).not.toBeNull();
  await expect(page.locator('html')).not.toHaveAttribute('data-face'); // not in view
  await page.goto(DOC);
  await page.mouse.move(300, 300);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await page.evaluate(() => sessionStorage.getItem('shift'))).toBeNull();
});

/** Changed with the brand: see docs/brand.md. */
function displayFace(): string | undefined {
  const css = readFileSync(join(__dirname, '../../website/src/css/display-face.css'), 'utf8');
  return /font-family: (.+);/.exec(css)?.[1];
}

test('the display face loads only after intent, and the next page has it from its first frame', async ({
  page,
}) => {
  const fonts = new Set<string>(); // both style sheets name it, the second request is answered by the cache
  page.on('request', (request) => request.resourceType() === 'font' && fonts.add(request.url()));
  await page.goto(DOC, { waitUntil: 'networkidle' });
  expect([...fonts]).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(() => fonts.size).toBe(1);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('html')).toHaveAttribute('data-face');
  const family = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
  expect(family.split(',')[0]).toBe(displayFace());
});

test('without script, a long program is folded and opens, and the tabs of the hero switch', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/docs/getting-start');
  const folded = page.locator('.code:has(> .code-fold)').first();
  const height = async () => (await folded.locator('pre').boundingBox())?.height ?? 0;
  const before = await height();
  await folded.locator('summary').click();
  expect(await height()).toBeGreaterThan(before);
  await page.goto('/');
  await page.getByText('GeeTest', { exact: true }).first().click();
  await expect(page.getByText('"GeeTestTask"')).toBeVisible();
  await expect(page.getByText('"RecaptchaV2Task"')).toBeHidden();
  await page.close();
});

interface Edge {
  part: string;
  shown: boolean;
  left: number;
}

/** Where the content of each part begins: its text, or its frame if it has one. */
function textEdges(page: Page, parts: readonly string[]): Promise<Edge[]> {
  return page.evaluate(
    (selectors) =>
      selectors.map((part) => {
        const element = [...document.querySelectorAll<HTMLElement>(part)].find((each) =>
          each.checkVisibility(),
        );
        if (!element) return { part, shown: false, left: 0 };
        const style = getComputedStyle(element);
        const framed = style.borderLeftWidth !== '0px' || element instanceof SVGElement;
        const inset = framed ? 0 : Number.parseFloat(style.paddingLeft);
        return { part, shown: true, left: element.getBoundingClientRect().left + inset };
      }),
    parts,
  );
}

/** Runs in the page: text in the window whose middle shows something else. The navbar covers what scrolls below it. */
function coveredText(): string[] {
  const below = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, td, pre)')].flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [left + Math.min(20, (right - left) / 2), (top + bottom) / 2];
    if (!element.checkVisibility({ visibilityProperty: true }) || y <= below || y >= innerHeight) return [];
    const seen = document.elementFromPoint(x, y);
    const isSeen = !seen || element.contains(seen) || seen.contains(element);
    return isSeen ? [] : [`${element.textContent.slice(0, 40)} is below ${seen.outerHTML.slice(0, 80)}`];
  });
}

/** Runs in the page: paragraphs with more characters per line. */
function longLines(most: number): string[] {
  return [...document.querySelectorAll('main :is(p, li, dd, td)')].flatMap((element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.nodeValue?.length ?? 0); at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        const line = Math.round((box.top + box.bottom) / 16); // code sits a little lower than text
        if (box.width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    }
    const longest = Math.max(0, ...lines.values());
    return longest > most ? [`${longest}: ${element.textContent.slice(0, 60)}`] : [];
  });
}

/** Runs in the page: names whose characters are on several lines, though the plugin allows no break between them. */
function tornNames(): string[] {
  return [...document.querySelectorAll('.markdown table code')].flatMap((code) =>
    [...code.childNodes].flatMap((part) => {
      const lines = document.createRange();
      lines.selectNodeContents(part);
      const isTorn = lines.getClientRects().length > 1 && !/[\s-]/.test(part.textContent ?? '');
      return isTorn ? [code.textContent ?? ''] : [];
    }),
  );
}

/** Runs in the page: blocks whose distance to the next block is another. Headings have their own distances. */
function unequalGaps(expected: number): string[] {
  const blocks = [...(document.querySelector('.markdown')?.children ?? [])].filter(
    (block) => block.tagName !== 'HEADER' && block.getBoundingClientRect().height > 0,
  );
  return blocks.flatMap((block, position) => {
    const next = blocks[position + 1];
    if (!next || /^H\d$/.test(block.tagName) || /^H\d$/.test(next.tagName)) return [];
    // A list, code or a table belongs to the sentence before it.
    if (block.tagName === 'P' && next.matches('ul, ol, table, .table-scroll, .code, .samples')) return [];
    const gap = next.getBoundingClientRect().top - block.getBoundingClientRect().bottom;
    return Math.abs(gap - expected) < 1 ? [] : [`${gap} px below ${block.outerHTML.slice(0, 80)}`];
  });
}
