import type { Page } from '@playwright/test';

/** The parts whose look is compared. Their place and width depend on the layout, not on the installed fonts. */
const PARTS = {
  announcement: 'section[class*="announcement"]',
  navbar: '.navbar',
  sidebar: '.theme-doc-sidebar-container',
  'current page in the sidebar': '.theme-doc-sidebar-container [aria-current="page"]',
  hero: 'main > header',
  exchange: '.exchange',
  'hero button': 'main > header .button',
  'quiet button': 'main .button-quiet',
  title: 'main h1',
  text: '.markdown, main > section',
  'contents beside the text': '.theme-doc-toc-desktop',
  'contents above the text': '.theme-doc-toc-mobile',
  gallery: '[class*="gallery"] ul',
  tile: '[class*="gallery"] ul a',
  picture: '[class*="gallery"] ul a > span',
  card: 'main .card',
  facts: '.facts',
  note: '.theme-admonition',
  drawing: '.drawing',
  table: '.markdown > table, .table-scroll',
  'head of a table': '.markdown thead th',
  code: '.code',
  samples: '.samples',
  filter: '.filter [type="search"]',
  'search field': 'main [type="search"]',
  'result title': 'main li h3 a',
  pagination: '.pagination-nav',
  footer: '.footer',
  'first column of the footer': '.footer__col',
  'side menu': 'dialog.navbar-sidebar[open]',
  'link of the side menu': 'dialog.navbar-sidebar[open] .menu__link',
  'search dialog': 'dialog[data-search]',
  'search input': 'dialog[data-search] input',
  'search option': 'dialog[data-search] [role=option]',
  menu: 'details[open] ul',
  tooltip: '[role="tooltip"]',
};

/** Their width is what a text beside or in them leaves or needs, so it depends on the fonts. */
const AS_WIDE_AS_TEXT = ['title', 'search field', 'contents above the text'];

interface Part {
  name: string;
  box: string;
  colors: Record<'text' | 'background' | 'border', string[]>;
}

interface Measuring {
  selectors: Record<string, string>;
  /** Names of parts of which only the left edge is compared. */
  fitted: string[];
  mode: string;
}

/** One line per part: its left edge and width, and its color tokens, which must be the same in both modes. */
export async function look(page: Page): Promise<string[]> {
  const light = await partsOf(page, 'light');
  const dark = await partsOf(page, 'dark');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  return light.map(({ name, box, colors }, position) => {
    const inDark = dark[position]?.colors;
    const tokens = (['text', 'background', 'border'] as const).map((kind) => {
      const shared = colors[kind].filter((token) => inDark?.[kind].includes(token));
      return shared[0] ?? `${kind} is ${colors[kind][0]} in light and ${inDark?.[kind][0]} in dark mode`;
    });
    return `${name}: ${box}; ${tokens.join(', ')}`;
  });
}

function partsOf(page: Page, mode: 'light' | 'dark'): Promise<Part[]> {
  return page.evaluate(measureParts, { selectors: PARTS, fitted: AS_WIDE_AS_TEXT, mode });
}

/** Runs in the page. */
function measureParts({ selectors, fitted, mode }: Measuring): Part[] {
  document.documentElement.dataset.theme = mode;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const tokens = tokensByColor();

  return Object.entries(selectors).flatMap(([name, selector]) => {
    const element = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    if (!element) return [];
    const { left, width } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const place =
      fitted.includes(name) || /inline|table-cell/.test(style.display)
        ? `${near(left)} px`
        : `${near(left)} px + ${near(width)} px`;
    return {
      name,
      box: style.position === 'absolute' || element.matches('.button') ? 'as wide as its text' : place,
      colors: {
        text: tokens.get(style.color) ?? [style.color],
        background: tokens.get(style.backgroundColor) ?? [style.backgroundColor],
        border:
          style.borderTopWidth === '0px'
            ? ['no border']
            : (tokens.get(style.borderTopColor) ?? [style.borderTopColor]),
      },
    };
  });

  /** Ignores differences due to a scroll bar or the rounding of a fraction. */
  function near(pixels: number): number {
    return Math.round(pixels / 8) * 8;
  }

  function tokensByColor(): Map<string, string[]> {
    const probe = document.body.appendChild(document.createElement('i'));
    const found = new Map([['rgba(0, 0, 0, 0)', ['transparent']]]);
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue;
      for (const token of [...rule.style].filter((property) => property.startsWith('--'))) {
        const value = getComputedStyle(document.documentElement).getPropertyValue(token);
        if (!CSS.supports('color', value)) continue;
        probe.style.color = value;
        const { color } = getComputedStyle(probe);
        found.set(color, [...(found.get(color) ?? []), token]);
      }
    }
    probe.remove();
    return found;
  }
}

interface Sizes {
  /** Selector of the controls that are used most, and their minimum size. */
  main: string;
  leastMain: number;
  least: number;
}

/**
 * Runs in the page: controls that are too small for a finger. As in WCAG 2.5.8, links in a sentence may be as high as
 * their line, and a smaller control is fine if a circle of the minimum size around its center meets no other control.
 */
export function smallTargets({ main, leastMain, least }: Sizes): string[] {
  const scope = document.querySelector('dialog[open]') ?? document; // everything behind a dialog is inert
  const controls = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, summary, input, label, [role=option]'),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.closest('.sr-only, [href="#main"]') &&
      !isInText(control),
  );
  const boxes = controls.map((control) => control.getBoundingClientRect());
  return controls.flatMap((control, position) => {
    const box = boxes[position] as DOMRect;
    const needed = control.matches(main) ? leastMain : least;
    const smallest = Math.round(Math.min(box.width, box.height));
    if (smallest >= needed || (needed === least && hasRoom(control, box))) return [];
    return [`${Math.round(box.width)} × ${Math.round(box.height)}: ${control.outerHTML.slice(0, 100)}`];
  });

  function hasRoom(control: HTMLElement, box: DOMRect): boolean {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return controls.every((other, position) => {
      if (other === control || other.contains(control) || control.contains(other)) return true;
      const { left, right, top, bottom } = boxes[position] as DOMRect;
      const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      return away >= least / 2;
    });
  }

  function isInText(control: HTMLElement): boolean {
    if (getComputedStyle(control).display !== 'inline') return false;
    if (control.closest('.markdown :is(td, th, li, dd)')) return true;
    const around = control.closest('p, li, td, th, dd, h1, h2, h3, h4, aside, time, div');
    return around !== null && around.textContent.trim() !== control.textContent.trim();
  }
}
