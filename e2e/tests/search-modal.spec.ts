import type { Page } from '@playwright/test';
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
} from '../test.ts';

const PAGE = '/docs/getting-start';
const WORDS = { en: 'proxy', ru: 'прокси', zh: '代理', 'pt-br': 'proxy' } as const;
const PLACEHOLDERS = {
  en: 'Search docs',
  ru: 'Поиск по документации',
  zh: '搜索文档',
  'pt-br': 'Buscar na documentação',
} as const;
const NO_RECENTS = {
  en: 'No recent searches',
  ru: 'Недавних запросов нет',
  zh: '没有最近搜索',
  'pt-br': 'Nenhuma busca recente',
} as const;
const START_PAGES = {
  en: ['Getting started', 'createTask', 'API errors', 'Captchas'],
  ru: ['Начало работы', 'createTask', 'Ошибки API', 'Капчи'],
  zh: ['快速开始', 'createTask', 'API 错误码', '验证码'],
  'pt-br': ['Primeiros passos', 'createTask', 'Erros da API', 'Captchas'],
} as const;
const NO_RESULTS = {
  en: 'No results for “zzqqxxjj”',
  ru: 'Ничего не найдено по запросу «zzqqxxjj»',
  zh: '未找到结果：“zzqqxxjj”',
  'pt-br': 'Nenhum resultado para “zzqqxxjj”',
} as const;

interface Key {
  key: string;
  code: string;
  ctrlKey?: boolean;
  shiftKey?: boolean;
}

function press(page: Page, init: Key): Promise<boolean> {
  return page.evaluate(
    (init) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
    init,
  );
}

test.describe('opening', () => {
  test('Ctrl+K, Command+K and a slash open it, on any keyboard layout; other shortcuts are left alone', async ({
    page,
  }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expect(modal.input).toBeFocused();
        await expect(modal.input).toHaveValue('');
        await page.keyboard.press('Escape');
        await modal.expectClosed();
      });
    }
    for (const [layout, init] of Object.entries({
      'Cyrillic Ctrl+K': { key: 'л', code: 'KeyK', ctrlKey: true },
      'Dvorak Ctrl+K': { key: 'k', code: 'KeyV', ctrlKey: true },
      'Cyrillic slash': { key: '.', code: 'Slash' },
      'German slash': { key: '/', code: 'Digit7', shiftKey: true },
    })) {
      await test.step(layout, async () => {
        await press(page, init);
        await expect(modal.input).toBeFocused();
        await page.keyboard.press('Escape');
        await modal.expectClosed();
      });
    }
    for (const [shortcut, init] of Object.entries({
      'Dvorak Ctrl+T, at the place of K': { key: 't', code: 'KeyK', ctrlKey: true },
      'Ctrl+Shift+K': { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true },
      'Dvorak Z, at the place of the slash': { key: 'z', code: 'Slash' },
    })) {
      await test.step(shortcut, async () => {
        expect(await press(page, init)).toBe(true);
        await modal.expectClosed();
      });
    }
  });

  test('no shortcut opens it while the reader types in a field', async ({ page }) => {
    await open(page, '/search');
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('a/b');
    await page.keyboard.press('Control+k');
    await expect(field).toHaveValue('a/b');
    await new SearchModal(page).expectClosed();
  });

  test('the button opens it, and is labeled with the hint of the platform', async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Search Ctrl+K' }).click();
    await expect(new SearchModal(page).input).toBeFocused();
  });

  test('on Apple platforms the hint is Command+K, before React too', async ({ browser }) => {
    const userAgent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: 'Search Command+K' })).toContainText('⌘K');
    await context.close();
  });

  test('what is typed right after the shortcut, before React is there, ends up in the input', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('balancex');
    await page.keyboard.press('Backspace');
    await hydrated(page);
    const modal = new SearchModal(page);
    await expect(modal.input).toHaveValue('balance');
    await page.keyboard.type(' due');
    await expect(modal.input).toHaveValue('balance due');
  });

  test('a click before React is there opens it, with what is typed next', LONG, async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('proxy');
    await expect(new SearchModal(page).input).toHaveValue('proxy');
  });

  test('what is typed while the code of the modal is on its way ends up in the input', async ({ page }) => {
    await sayDataIsSaved(page);
    await open(page, PAGE);
    const release = await hold(page, '**/assets/js/*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('API key');
    release();
    await expect(new SearchModal(page).input).toHaveValue('API key');
  });

  test('opened while the next page loads, it stays open on that page', LONG, async ({ page }) => {
    await sayDataIsSaved(page);
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open(); // its code is there from now on
    await page.keyboard.press('Escape');
    await modal.expectClosed();
    const release = await hold(page, '**/assets/js/*.js');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    await modal.open();
    await page.keyboard.type('proxy');
    release();
    await expect(page.locator('main h1')).toHaveText(/Solve captchas/);
    await expect(modal.input).toHaveValue('proxy');
    await expect(modal.input).toBeFocused();
  });

  test('where its code cannot be fetched, the results page takes over with what was typed', async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ERR_FAILED/);
    await sayDataIsSaved(page);
    await open(page, PAGE);
    await page.route('**/assets/js/*.js', (route) => route.abort(), { times: 1 }); // the results page has its own
    await page.keyboard.press('Control+k');
    await page.keyboard.type('proxy');
    await expect(page).toHaveURL(/\/search\?q=/);
  });

  test('its code is fetched when idle, and not where the reader saves data', LONG, async ({ browser }) => {
    let own: string[] = [];
    for (const saveData of [true, false]) {
      const context = await browser.newContext();
      await context.addInitScript(
        (saveData) =>
          Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } }),
        saveData,
      );
      const page = await context.newPage();
      await open(page, PAGE);
      if (saveData) {
        await page.waitForLoadState('networkidle');
        const before = await scripts(page);
        await new SearchModal(page).open();
        own = (await scripts(page)).filter((name) => !before.includes(name));
        expect(own.length).toBeGreaterThan(0);
      } else await expect.poll(() => scripts(page)).toEqual(expect.arrayContaining(own));
      await context.close();
    }
  });

  test('the initial query is the selected text, in one line, cut to 64 characters', async ({ page }) => {
    await open(page, PAGE);
    const text = await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('main p')].find(
        ({ textContent }) => (textContent?.length ?? 0) > 80,
      );
      getSelection()?.selectAllChildren(paragraph as Element);
      return String(getSelection());
    });
    await page.keyboard.press('Control+k');
    const expected = text.replace(/\s+/g, ' ').slice(0, 64).trimEnd();
    await expect(new SearchModal(page).input).toHaveValue(expected);
  });
});

function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}

test.describe('the input', () => {
  test('takes 64 characters and no more, and has a clear button, which leads back to the start screen', async ({
    page,
  }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    const clear = modal.dialog.getByRole('button', { name: 'Clear query' });
    await expect(clear).toBeHidden();
    await page.keyboard.insertText('x'.repeat(80));
    await expect(modal.input).toHaveValue('x'.repeat(64));
    await modal.search('proxy');
    await clear.click();
    await expect(modal.input).toHaveValue('');
    await expect(modal.input).toBeFocused();
    await expect(modal.dialog).toContainText('No recent searches');
  });

  test('has a Cancel button, which closes the modal and forgets the query', async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('proxy');
    await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
    await modal.expectClosed();
    await modal.open();
    await expect(modal.input).toHaveValue('');
  });
});

test.describe('closing', () => {
  test('Escape closes it and gives the focus back, from one of its buttons too; so does Ctrl+K', async ({
    page,
  }) => {
    await open(page, PAGE);
    const link = page.locator('main a[href]').first();
    await link.focus();
    const modal = new SearchModal(page);
    await modal.open();
    await page.keyboard.press('Escape');
    await modal.expectClosed();
    await expect(link).toBeFocused();
    for (const key of ['Escape', 'Control+k']) {
      await modal.open();
      await page.keyboard.press('Tab');
      await expect(modal.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press(key);
      await modal.expectClosed();
      await expect(link).toBeFocused();
    }
  });

  test('Escape keeps the query; Escape again, the modal being closed, clears it', async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('proxy');
    await page.keyboard.press('Escape');
    await modal.expectClosed();
    await modal.open();
    await expect(modal.input).toHaveValue('proxy');
    await expect(modal.options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await modal.expectClosed();
    await page.keyboard.press('Escape');
    await modal.open();
    await expect(modal.input).toHaveValue('');
  });

  test('its caret does not stay in the page', async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('proxy');
    expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(1);
    await page.keyboard.press('Escape');
    await modal.expectClosed();
    expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0);
  });

  test('a press outside closes it; the page behind cannot be reached', async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await expect(modal.dialog).toBeVisible();
    await page.mouse.click(20, 700);
    await modal.expectClosed();
  });

  test('the back button closes it', async ({ page }) => {
    await open(page, PAGE);
    await page.locator('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    await page.goBack();
    await modal.expectClosed();
  });

  test('opened again at once after a hit was chosen, it stays open over the next page', async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('proxy');
    const href = await modal.active.getAttribute('href');
    await modal.input.evaluate((input) => {
      const press = (target: EventTarget, key: string, ctrlKey = false) =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
      press(input, 'Enter');
      press(document.body, 'k', true);
    });
    await expect(page).toHaveURL(href ?? '');
    await expect(page.locator('h1')).not.toHaveText('Getting started');
    await expect(modal.input).toBeFocused();
  });
});

for (const locale of LOCALES) {
  test(`the states of the modal in ${locale}`, async ({ page }) => {
    await open(page, inLocale(locale, PAGE));
    const modal = new SearchModal(page);
    await modal.open();
    await expect(modal.input).toHaveAttribute('placeholder', PLACEHOLDERS[locale]);
    await expect(modal.dialog).toContainText(NO_RECENTS[locale]);
    await expect(modal.announcement).toHaveText(NO_RECENTS[locale]);
    await expect(modal.options).toHaveText([...START_PAGES[locale]]);
    await modal.search('zzqqxxjj');
    await expect(modal.dialog).toContainText(NO_RESULTS[locale]);
    await modal.search(WORDS[locale]);
    await expect(modal.options.first().locator('mark').first()).toBeVisible();
    await expect(modal.seeAll).toBeVisible();
  });
}

test(
  'if nothing was opened before, the arrow keys choose a starting page, which becomes a recent search',
  LONG,
  async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    await expect(modal.active).toHaveText('Getting started');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/api/api-errors');
    await modal.open();
    await expect(modal.options).toHaveText(['API errors']);
  },
);

for (const locale of firstOf(1, ['ru', 'en'] as const)) {
  test.describe(`results in ${locale}`, () => {
    test('are grouped by section, 5 at most in each, 20 in all, with the matches marked', async ({
      page,
    }) => {
      await open(page, inLocale(locale, PAGE));
      const modal = new SearchModal(page);
      await modal.open();
      await modal.search(locale === 'ru' ? 'капча' : 'captcha');
      const groups = modal.dialog.getByRole('listbox').getByRole('group');
      expect(await groups.count()).toBeGreaterThan(1);
      const names = new Set<string | null>();
      for (const group of await groups.all()) {
        const hits = await group.getByRole('option').count();
        expect(hits).toBeGreaterThan(0);
        expect(hits).toBeLessThanOrEqual(5);
        names.add(await group.getAttribute('aria-labelledby'));
        await expect(page.locator(`#${await group.getAttribute('aria-labelledby')}`)).not.toBeEmpty();
      }
      expect(names.size).toBe(await groups.count());
      expect(await modal.options.count()).toBeLessThanOrEqual(20);
      expect(await modal.dialog.locator('mark').count()).toBeGreaterThan(0);
    });

    test('See all N results names the true number and leads to the results page', async ({ page }) => {
      await open(page, inLocale(locale, PAGE));
      const modal = new SearchModal(page);
      await modal.open();
      const answer = page.waitForResponse((response) => {
        return (
          response.url().includes('/queries') &&
          (response.request().postData() ?? '').includes(`"${WORDS[locale]}"`)
        );
      });
      await modal.search(WORDS[locale]);
      const { results } = await (await answer).json();
      const format = new Intl.NumberFormat(locale === 'ru' ? 'ru-RU' : 'en-US', { useGrouping: 'min2' });
      const count = format.format(results[0].nbHits);
      await expect(modal.seeAll).toContainText(count);
      if (locale === 'en') await expect(modal.seeAll).toHaveText(`See all ${count} results`);
      await modal.seeAll.click();
      await expect(page).toHaveURL(`${inLocale(locale, '/search')}?q=${encodeURIComponent(WORDS[locale])}`);
      await modal.expectClosed();
      await expect(page.getByRole('main').getByRole('status')).toContainText(count);
    });
  });
}

test.describe('opening a hit', () => {
  test('the arrow keys move, in both directions and around; Enter opens', async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('ERROR_ZERO_BALANCE');
    const first = modal.options.first();
    const last = modal.options.last();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport();
    await expect(modal.input).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(modal.active).toHaveCount(1);
    const href = await modal.active.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await modal.expectClosed();
  });

  test(
    'scrolls to the section, marks it and lets the keyboard go on from there, on another page and on the same',
    LONG,
    async ({ page }) => {
      await open(page, PAGE);
      const modal = new SearchModal(page);
      for (const query of ['ERROR_ZERO_BALANCE', 'ERROR_KEY_DOES_NOT_EXIST']) {
        await modal.open();
        await modal.search(query);
        const hit = modal.dialog.locator(`[role=option][href="/docs/api/api-errors#${query}"]`).first();
        await hit.click();
        await modal.expectClosed();
        await expect(page).toHaveURL(`/docs/api/api-errors#${query}`);
        const target = page.locator(':target');
        await expect(target).toHaveAttribute('id', query);
        await expect(target).toBeInViewport();
        await expect(target).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus')).toBeInViewport();
      }
      await page.goBack();
      await expect(page).toHaveURL('/docs/api/api-errors#ERROR_ZERO_BALANCE');
      await page.goBack();
      await expect(page).toHaveURL(PAGE);
    },
  );

  test('a reader who searches again while the page is on its way keeps the focus', LONG, async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('ERROR_ZERO_BALANCE');
    const release = await hold(page, '**/assets/js/*.js');
    await modal.dialog
      .locator('[role=option][href="/docs/api/api-errors#ERROR_ZERO_BALANCE"]')
      .first()
      .click();
    await modal.expectClosed();
    await modal.open();
    release();
    await expect(page.locator('h1')).toHaveText('API errors');
    await page.keyboard.type('proxy');
    await expect(modal.input).toHaveValue('proxy');
  });

  for (const [keys, place] of firstOf(2, [
    ['Control+Enter', 'a new tab'],
    ['Shift+Enter', 'a new window'],
    ['Meta+Enter', 'a new tab'],
  ] as const)) {
    test(`${keys} opens it in ${place} and leaves the modal open`, async ({ page, context }) => {
      await open(page, PAGE);
      await page.evaluate(() => {
        const { open } = window;
        window.open = (...asked) => {
          document.documentElement.dataset.opened = String(asked[2]);
          return open(...asked);
        };
      });
      const modal = new SearchModal(page);
      await modal.open();
      await modal.search('proxy');
      const href = await modal.active.getAttribute('href');
      const opened = context.waitForEvent('page');
      await page.keyboard.press(keys);
      await expect(await opened).toHaveURL(href ?? '');
      await expect(page.locator('html')).toHaveAttribute(
        'data-opened',
        place === 'a new tab' ? 'noopener' : /width=\d+/,
      );
      await expect(page).toHaveURL(PAGE);
      await expect(modal.dialog).toBeVisible();
    });
  }
});

test.describe('recent and favorite searches', () => {
  async function visit(page: Page, modal: SearchModal, queries: string[]) {
    for (const query of queries) {
      await modal.open();
      await modal.search(query);
      await page.keyboard.press('Enter');
      await modal.expectClosed();
    }
  }
  const EIGHT = ['proxy', 'turnstile', 'getBalance', 'selenium', 'threshold', 'firefox', 'binance', 'temu'];

  test('7 recent ones; saving one as favorite leaves 4 beside it; all can be removed', async ({ page }) => {
    test.slow();
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await visit(page, modal, EIGHT);
    await modal.open();
    const recents = modal.dialog.getByRole('listbox', { name: 'Recent' }).getByRole('option');
    const favorites = modal.dialog.getByRole('listbox', { name: 'Favorites' }).getByRole('option');
    await expect(recents).toHaveCount(7);
    const saved = await recents.nth(2).getAttribute('href');
    await modal.dialog.getByRole('button', { name: 'Add to favorites' }).nth(2).click();
    await expect(favorites).toHaveCount(1);
    expect(await favorites.first().getAttribute('href')).toBe(saved);
    await expect(recents).toHaveCount(4);

    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(favorites).toHaveCount(1);
    await modal.dialog.getByRole('button', { name: 'Remove from favorites' }).press('Enter');
    await expect(modal.input).toBeFocused();
    await expect(favorites).toHaveCount(0);
    await expect(recents).toHaveCount(6);
    for (let left = 5; left >= 0; left -= 1) {
      await modal.dialog.getByRole('button', { name: 'Remove from recent' }).first().click();
      await expect(recents).toHaveCount(left);
    }
    await expect(modal.dialog).toContainText('No recent searches');
  });

  test('each locale has its own, under keys that name the index', async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await visit(page, modal, ['proxy']);
    const keys = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /recent|favorite/.test(key)),
    );
    expect(keys).toEqual(['docs.search.recent.docs-en']);
    await open(page, '/ru/docs/getting-start');
    await modal.open();
    await expect(modal.dialog).toContainText('Недавних запросов нет');
  });

  test('Enter on the start screen opens the latest one again', LONG, async ({ page }) => {
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await visit(page, modal, ['turnstile']);
    await expect(page).not.toHaveURL(PAGE);
    const url = page.url();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await modal.open();
    await expect(modal.options).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  });
});

test('a corrected spelling or layout is shown, with a way back to the typed query', async ({ page }) => {
  await open(page, PAGE);
  const modal = new SearchModal(page);
  await modal.open();
  for (const [typed, found] of [
    ['turnstyle', 'turnstile'],
    ['сфзесрф', 'captcha'], // typed with a Russian keyboard
  ] as const) {
    await modal.search(typed);
    await expect(modal.dialog).toContainText(`Showing results for “${found}”`);
    await modal.dialog.getByRole('button', { name: `Search for “${typed}” instead` }).click();
    await expect(modal.dialog).toContainText(`No results for “${typed}”`);
    await expect(modal.input).toHaveValue(typed);
  }
});

test('the count is announced politely, once the reader has paused', async ({ page }) => {
  await open(page, '/ru/docs/getting-start');
  const modal = new SearchModal(page);
  await modal.open();
  await expect(modal.announcement).toHaveText('Недавних запросов нет');
  await modal.search('прокси');
  await expect(modal.announcement).toHaveText(/^\d+ результат(а|ов)?$/);
  await modal.search('zzqqxxjj');
  await expect(modal.announcement).toHaveText('Ничего не найдено по запросу «zzqqxxjj»');
});

test('snippets have 10 words, 5 on screens up to 768 px', async ({ page }) => {
  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAGE);
    const modal = new SearchModal(page);
    await modal.open();
    const asked = page.waitForRequest((request) => request.url().includes('/1/indexes/*/queries'));
    await modal.search('a');
    expect((await asked).postDataJSON().requests[0].attributesToSnippet).toContain(`content:${words}`);
  }
});

test('the footer shows the keys; the modal fits 320 px and 200 % zoom', async ({ page }) => {
  await open(page, PAGE);
  const modal = new SearchModal(page);
  await modal.open();
  await expect(modal.dialog.locator('kbd')).toHaveText(['↵', '↑', '↓', 'esc']);
  await modal.search('zzqqxxjj');
  await expect(modal.dialog).toContainText('No results');
  await expect(modal.dialog.locator('kbd:visible')).toHaveText(['esc']);
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 640, height: 400 }, // 1280 × 800 at 200 %
  ]) {
    await page.setViewportSize(viewport);
    await modal.search('captcha');
    const box = await modal.dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    const sideways = await modal.dialog.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].some(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
      ),
    );
    expect(sideways).toBe(false);
    await expect(modal.dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport();
    await expect(modal.options.first()).toBeInViewport();
  }
});
