import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];
/** The rules that depend on colors. Only these run again when the color mode changes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Violations of WCAG 2.2 AA and of axe's best practices in both color modes, and names of controls in a language
 * other than the page's. There are no exceptions.
 */
export async function violations(page: Page, where: string, part?: string): Promise<string[]> {
  const light = [...(await run(page, { runOnly: STANDARD }, part)), ...(await page.evaluate(foreignNames))];
  await showMode(page, 'dark');
  const dark = await run(page, { runOnly: { type: 'rule', values: COLOR_RULES } }, part);
  await showMode(page, 'light');
  return [
    ...light.map((found) => `${where}, light: ${found}`),
    ...dark.map((found) => `${where}, dark: ${found}`),
  ];
}

/**
 * `part` selects what changed since the page was checked. `npm test` checks only that part, which takes a fraction of the time;
 * `npm run test:all` checks the whole page.
 */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  expect.soft(await violations(page, where, process.env.TEST_ALL ? undefined : part)).toEqual([]);
}

/** By the script of the letters. website/test/names.built.test.ts compares static names with the English pages too. */
function foreignNames(): string[] {
  const OWN_SCRIPT = { ru: /\p{Script=Cyrillic}/u, zh: /\p{Script=Han}/u };
  const own = OWN_SCRIPT[document.documentElement.lang.slice(0, 2) as keyof typeof OWN_SCRIPT];
  if (!own) return [];
  const named = document.querySelectorAll('[aria-label], [title], [placeholder], button, summary, legend');
  return [...named]
    .filter((element) => element.checkVisibility() && !element.closest('[class*="suggestions"]'))
    .flatMap((element) => {
      const said = ['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []);
      return said.length > 0 ? said : [element.textContent];
    })
    .filter((name) => /\p{L}/u.test(name) && !own.test(name))
    .map((name) => `a name in another language: ${name}`);
}

/** Uses axe directly, because its Playwright wrapper opens another page for every run. */
async function run(page: Page, options: RunOptions, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(endAnimations);
  return page.evaluate(
    async ({ include, given }) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const results = await inPage.run(
        { include },
        { ...given, resultTypes: ['violations'], iframes: false },
      );
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    { include: [part ?? 'html'], given: options },
  );
}

/** Sets the same attributes as the toggle, so that the page does not need React. */
async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
    document.documentElement.dataset.themeChoice = value;
  }, mode);
  await page.evaluate(endAnimations);
}

/** Skips to the end of color transitions. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {} // an infinite animation cannot be finished
  }
}
