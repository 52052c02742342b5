import { expect, type Locator, type Page } from '@playwright/test';

/** Where the Tab key stops. */
export interface Stop {
  element: string;
  /** The part of the page that contains it. */
  part: string;
  /** Whether a reader sees that it has the focus. */
  marked: boolean;
  /** Whether it is in view and not completely covered (WCAG 2.4.11). */
  inSight: boolean;
}

/** Presses Tab from the top of the page until the focus wraps around. */
export async function tabThrough(page: Page): Promise<{ stops: Stop[]; missed: string[] }> {
  const stops: Stop[] = [];
  for (let stop = await next(page); stop; stop = await next(page)) stops.push(stop);
  return { stops, missed: await page.evaluate(neverFocused) };
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await has()); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function next(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(describeFocus);
}

interface Memory {
  focused?: Set<Element>;
}

function describeFocus(): Stop | null {
  const memory = window as Memory;
  memory.focused ??= new Set();
  const element = document.activeElement as HTMLElement;
  if (element === document.body || memory.focused.has(element)) return null;
  memory.focused.add(element);

  // The label after a radio button draws it, and shows its focus.
  const shown = (element as HTMLInputElement).type === 'radio' ? element.nextElementSibling : element;
  for (const animation of shown?.getAnimations() ?? []) animation.finish();
  const style = getComputedStyle(shown as Element);
  // A link that wraps has a rectangle per line.
  const points = [...(shown as Element).getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const)),
  );
  const PARTS = {
    'skip link': '[href="#main"]',
    announcement: 'section[class*="announcement"]',
    navbar: 'nav.navbar',
    sidebar: '.theme-doc-sidebar-container',
    breadcrumbs: '.theme-doc-breadcrumbs',
    pagination: '.pagination-nav',
    contents: '.theme-doc-toc-desktop',
    'support banner': 'section[class*="banner"]',
    text: 'main',
    footer: 'footer.footer',
  };
  return {
    element: element.outerHTML.slice(0, 120),
    part: Object.entries(PARTS).find(([, selector]) => element.closest(selector))?.[0] ?? 'elsewhere',
    marked:
      style.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2 && style.opacity === '1',
    inSight: points.some(([x, y]) => shown?.contains(document.elementFromPoint(x, y))),
  };
}

/** Controls that Tab did not reach. In a group of radio buttons, Tab reaches only one. */
function neverFocused(): string[] {
  const { focused = new Set() } = window as Memory;
  const radios = [...focused].map((element) => (element as HTMLInputElement).name).filter(Boolean);
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => !focused.has(element) && !radios.includes((element as HTMLInputElement).name))
    .map((element) => element.outerHTML.slice(0, 120));
}
