import type { Page, Request } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { SearchModal } from '../search.ts';
import {
  expect,
  firstOf,
  hold,
  hydrated,
  inLocale,
  LOCALES,
  LONG,
  open,
  sayDataIsSaved,
  test,
  wake,
} from '../test.ts';

const DOC = '/docs/captchas/turnstile-task';
const REACT = '**/main.*.js';
const KINDS = {
  'home page': '/',
  'page with code and tables': DOC,
  'longest page': '/docs/captchas/ComplexImageTask-Recognition',
  'first page to read': '/docs/getting-start',
  'category index': '/docs/captchas',
  'search page': '/search',
  'not-found page': '/nowhere',
};

// The bytes of every page in every locale are measured without a browser: website/test/budgets.built.test.ts.
for (const [turn, [kind, path]] of Object.entries(KINDS).entries()) {
  for (const locale of process.env.TEST_ALL ? LOCALES : LOCALES.slice(turn % LOCALES.length).slice(0, 1)) {
    test(`${kind} within its budget before and on intent (${locale})`, async ({ page, watch }) => {
      if (path === '/nowhere') watch.allow(/404/);
      await sayDataIsSaved(page); // prefetched bytes belong to intent and are counted there
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { dataset } = document.documentElement;
            dataset.shift = `${Number(dataset.shift ?? 0) + (entry as unknown as { value: number }).value}`;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const requests = listen(page);
      await page.goto(inLocale(locale, path), { waitUntil: 'networkidle' });

      const before = requests.splice(0).filter((request) => !/favicon|manifest/.test(request.url()));
      expect(before.map((request) => request.url()).length).toBeLessThanOrEqual(
        budgets.beforeIntent.requests,
      );
      expect(await total(before)).toBeLessThanOrEqual(budgets.beforeIntent.bytes);
      const scripts = before.filter((request) => request.resourceType() === 'script');
      expect(scripts.map((request) => request.url())).toEqual([]);
      const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
      expect(shift).toBeLessThanOrEqual(budgets.beforeIntent.layoutShift);
      expect((await fontsOf(page)).length).toBeLessThanOrEqual(budgets.beforeIntent.fonts);

      await wake(page);
      await page.waitForLoadState('networkidle');
      const fetched = requests.filter((request) => request.resourceType() === 'script');
      expect(await total(fetched)).toBeLessThanOrEqual(budgets.onIntent.scriptBytes);
    });
  }
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable and linked, with sidebar, contents and languages', async ({ page }) => {
    await page.goto(inLocale('ru', DOC));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.code:visible').first()).toContainText('TurnstileTask');
    await page.locator('.theme-doc-toc-desktop a').nth(1).click();
    await expect(page).toHaveURL(/#/);
    await page.locator('nav.navbar summary').click();
    await page.locator('nav.navbar a[data-language]', { hasText: 'Português' }).click();
    await expect(page).toHaveURL(/\/pt-br\/docs\/captchas\/turnstile-task/);
    await page.locator('.theme-doc-sidebar-menu a[href$="/geetest-task"]').click();
    await expect(page).toHaveURL(/\/pt-br\/docs\/captchas\/geetest-task/);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [kind, path] of firstOf(1, Object.entries(KINDS))) {
    test(`the skip link leads to the text: ${kind}`, async ({ page, watch }) => {
      if (path === '/nowhere') watch.allow(/404/);
      await page.goto(inLocale('zh', path));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  }

  test('what needs script is not shown: bars cannot be closed, no menu, no color toggle', async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', DOC]) {
        await page.goto(path);
        const dead = page.locator('button:visible:not([type="submit"], [data-native])');
        await expect(dead, `${path} at ${width} px`).toHaveCount(0);
      }
    }
  });

  test('on a phone, the footer leads to the sections and to the same page in other languages', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(inLocale('ru', DOC));
    const footer = page.locator('footer');
    for (const section of ['getting-start', 'category/api', 'captchas', 'extension', 'external', 'news'])
      await expect(footer.locator(`a[href="/ru/docs/${section}"]`)).toBeVisible();
    await footer.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(inLocale('zh', DOC));
  });

  test('a program in another language is a link to its file', async ({ page }) => {
    await page.goto('/docs/getting-start');
    const link = page.getByRole('link', { name: 'first_task.go' });
    await expect(async () => {
      // Blocks above are laid out while the page scrolls to the tab, so the first click may miss it.
      await page.locator('.samples').first().getByText('Go', { exact: true }).click();
      await expect(link).toBeVisible({ timeout: 2000 });
    }).toPass();
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('first_task.go');
  });
});

test('React is loaded even if the browser lacks what an optional step before it uses', async ({
  page,
  watch,
}) => {
  watch.allow(/gone from this browser/);
  await page.addInitScript(() => {
    const gone = () => {
      throw new Error('gone from this browser');
    };
    // For the kind of navigation; the second is the deprecated way.
    performance.getEntriesByType = gone;
    Object.defineProperty(performance, 'navigation', { get: gone });
  });
  await page.goto(DOC);
  await wake(page);
});

test('a program comes in the chosen language, highlighted, once React is there', async ({ page }) => {
  await open(page, inLocale('zh', '/docs/getting-start'));
  const group = page.locator('.samples').first();
  await group.getByText('Python', { exact: true }).click();
  await expect(group.locator('[data-sample="python"] pre .tk').first()).toBeVisible();
});

test.describe('a gesture made before React is there is carried out', () => {
  const cases: Record<string, { act: (page: Page) => Promise<void>; shown: (page: Page) => Promise<void> }> =
    {
      'a click on search': {
        act: (page) => page.locator('nav.navbar button[aria-haspopup="dialog"]').click(),
        shown: (page) => expect(page.getByRole('dialog')).toBeVisible(),
      },
      'a click on the color toggle': {
        act: (page) => page.getByRole('button', { name: 'Switch between light and dark mode' }).click(),
        shown: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
      },
      'a click on a category': {
        act: (page) => page.locator('.theme-doc-sidebar-menu button[aria-expanded="false"]').first().click(),
        shown: (page) =>
          expect(page.locator('.theme-doc-sidebar-menu button[aria-expanded="true"]')).toHaveCount(2),
      },
      'a click on a copy button': {
        act: async (page) => {
          await page.locator('.code:visible').first().hover();
          await page.locator('.code:visible .code-copy').first().click();
        },
        shown: (page) => expect(page.locator('.code:visible .code-copy').first()).toHaveText('Copied'),
      },
      'Ctrl+K': {
        act: (page) => page.keyboard.press('Control+k'),
        shown: (page) => expect(page.getByRole('dialog')).toBeVisible(),
      },
      'a slash': {
        act: (page) => page.keyboard.press('/'),
        shown: (page) => expect(page.getByRole('dialog')).toBeVisible(),
      },
    };

  for (const [gesture, { act, shown }] of firstOf(1, Object.entries(cases))) {
    test(gesture, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const release = await hold(page, REACT);
      await page.goto(DOC);
      await act(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      release();
      await hydrated(page);
      await shown(page);
    });
  }

  test('a tap on the menu', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await hold(page, REACT);
    await page.goto(DOC);
    await page.locator('.navbar__toggle').click();
    release();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });

  test('Ctrl+K, a query and Enter: the first hit', async ({ page }) => {
    const release = await hold(page, REACT);
    await page.goto(DOC);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ERROR_ZERO_BALANCE');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/docs/api/api-errors#ERROR_ZERO_BALANCE');
  });

  test('on a Russian keyboard, Ctrl+K and typing at once loses no letter', async ({ page }) => {
    await page.goto(inLocale('ru', '/'), { waitUntil: 'domcontentloaded' });
    // Playwright types Cyrillic text without key events.
    const browser = await page.context().newCDPSession(page);
    const press = async (key: string, event: { text?: string; code?: string; modifiers?: number }) => {
      await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...event });
      await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    };
    await press('л', { code: 'KeyK', modifiers: 2 });
    const query = 'капча решение';
    for (const letter of query) await press(letter, { text: letter });
    await expect(new SearchModal(page).input).toHaveValue(query);
  });

  for (const keys of firstOf(1, [
    ['/', 'a', 'Escape'],
    ['Control+k', 'Escape'],
    ['Control+k', 'Control+k'],
  ])) {
    test(`${keys.join(', ')}: nothing`, LONG, async ({ page }) => {
      const release = await hold(page, REACT);
      await page.goto(DOC);
      for (const key of keys) await page.keyboard.press(key);
      release();
      await hydrated(page);
      await page.waitForLoadState('networkidle'); // the modal's code would be here
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('a choice of language, at once', async ({ page }) => {
    await hold(page, REACT);
    await page.goto(`${DOC}?a=b#proxy`);
    await page.locator('nav.navbar summary').click();
    await page.locator('nav.navbar a[data-language]', { hasText: '中文' }).click();
    await expect(page).toHaveURL(`/zh${DOC}?a=b#proxy`);
  });
});

/** The first use of one costs 28 ms, on a slow phone 100 ms. Counts below 10,000 need none. */
test('neither the switch to React nor a search formats numbers or locales in the browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['NumberFormat', 'Locale'] as const) {
      const value = new Proxy(Intl[name], {
        construct(format, args) {
          const { dataset } = document.documentElement;
          dataset.formats = `${dataset.formats ?? ''} ${name}`;
          return Reflect.construct(format, args);
        },
      });
      Object.defineProperty(Intl, name, { value });
    }
  });
  await open(page, DOC);
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('captcha');
  await expect(modal.announcement).toHaveText(/^\d{4} results$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-formats');
});

test.describe('a pointer on a link', () => {
  const sidebarLink = (page: Page) => page.locator('.theme-doc-sidebar-menu a[href$="/geetest-task"]');

  test('to another page does not load React: the browser follows the link', async ({ page }) => {
    await sayDataIsSaved(page); // nothing is fetched ahead, so any script would be React
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(DOC);
    await sidebarLink(page).hover();
    await sidebarLink(page).click();
    await expect(page).toHaveURL('/docs/captchas/geetest-task');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('GeeTest');
    expect(scripts).toEqual([]);
  });

  test('to a place on the page loads React', async ({ page }) => {
    await page.goto(DOC);
    await page.locator('.theme-doc-toc-desktop a').nth(1).hover();
    await hydrated(page);
  });

  test('that only turns the wheel there, or leaves it again, loads React', async ({ page }) => {
    await page.goto(DOC);
    await sidebarLink(page).hover();
    await page.mouse.wheel(0, 100);
    await hydrated(page);
    await page.goto(DOC);
    await sidebarLink(page).hover();
    await page.locator('h1').hover();
    await hydrated(page);
  });
});

test('a page that was fetched ahead is there within one frame of the click', LONG, async ({ page }) => {
  await open(page, DOC);
  const link = page.locator('.pagination-nav__link--next');
  await link.hover();
  await page.waitForLoadState('networkidle');
  const frames = await link.evaluate(async (element: HTMLElement) => {
    const title = () => document.querySelector('h1')?.textContent;
    const frame = () => new Promise(requestAnimationFrame);
    const old = title();
    let count = 0;
    element.click();
    for (await frame(); title() === old; await frame()) count += 1;
    return count;
  });
  expect(frames).toBeLessThanOrEqual(1);
});

test('back and forward restore the place on the page', async ({ page }) => {
  await open(page, DOC);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(place).toBe(1200);
  await page.locator('.theme-doc-sidebar-menu a[href$="/geetest-task"]').dispatchEvent('click');
  await expect(page).toHaveURL('/docs/captchas/geetest-task');
  await expect.poll(place).toBe(0);
  await page.evaluate(() => scrollTo(0, 600));
  await page.goBack();
  await expect.poll(place).toBe(1200);
  await page.goForward();
  await expect.poll(place).toBe(600);
});

/** The browser looks up and measures each of these before the first paint, even for elements without text. */
function fontsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fonts = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility()) continue;
      const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
      fonts.add(`${fontFamily} ${fontSize} ${fontWeight} ${fontStyle}`);
    }
    return [...fonts];
  });
}

function listen(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return requests;
}

/** Bytes of the bodies as they came over the wire. */
async function total(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
