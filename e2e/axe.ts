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
export async function violations(page: Page, where: string, part = 'html'): Promise<string[]> {
  const isReady = await page.evaluate(() => 'axe' in window);
  if (!isReady) await page.evaluate(axe.source);
  const run = (mode: Audit['mode'], runOnly: string[]) =>
    page.evaluate<string[], Audit>(audit, { part, mode, runOnly });
  const light = await run('light', STANDARD);
  const foreign = await page.evaluate(foreignNames);
  const dark = await run('dark', COLOR_RULES);
  return [
    ...[...light, ...foreign].map((found) => `${where}, light: ${found}`),
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

interface Audit {
  part: string;
  mode: 'light' | 'dark';
  /** Tags or rules. */
  runOnly: string[];
}

/**
 * Runs in the page, with axe itself: its Playwright wrapper opens another page for every run. Sets the color mode by the same
 * attributes as the toggle, so that the page does not need React, and returns to the light mode, in which every test begins.
 */
async function audit({ part, mode, runOnly }: Audit): Promise<string[]> {
  const { dataset } = document.documentElement;
  const show = (mode: string) => {
    dataset.theme = mode;
    dataset.themeChoice = mode;
    for (const animation of document.getAnimations()) {
      try {
        animation.finish(); // a color changes in a transition
      } catch {} // an infinite animation cannot be finished
    }
  };
  show(mode);
  const inPage = (window as unknown as { axe: typeof axe }).axe;
  const options: RunOptions = { runOnly, resultTypes: ['violations'], iframes: false };
  const { violations } = await inPage.run({ include: [part] }, options);
  show('light');
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
