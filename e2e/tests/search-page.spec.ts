import type { Page } from '@playwright/test';
import {
  expect,
  hold,
  hydrated,
  inLocale,
  LOCALES,
  LONG,
  open,
  SAMPLE_LOCALES,
  test,
  wake,
} from '../test.ts';

const REACT = '**/main.*.js';
const EARLY = '**/results.js';

const WORDS = { en: 'proxy', ru: 'прокси', zh: '代理', 'pt-br': 'proxy' } as const;
const TITLES = {
  en: 'Search results for “proxy”',
  ru: 'Результаты поиска по запросу «прокси»',
  zh: '“代理”的搜索结果',
  'pt-br': 'Resultados da busca por “proxy”',
} as const;
const COUNTS = {
  en: /^\d+ results$/,
  ru: /^\d+ результат(а|ов)?$/,
  zh: /^\d+ 个结果$/,
  'pt-br': /^\d+ resultados$/,
};
const WITHOUT_SCRIPT = {
  en: 'Search requires JavaScript',
  ru: 'Для поиска нужен JavaScript',
  zh: '搜索需要 JavaScript',
  'pt-br': 'A busca precisa de JavaScript',
} as const;

for (const locale of LOCALES) {
  const address = `${inLocale(locale, '/search')}?q=${encodeURIComponent(WORDS[locale])}`;

  test(`a shared address shows its results without a gesture in ${locale}`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(COUNTS[locale]);
    await expect(main.getByRole('searchbox')).toHaveValue(WORDS[locale]);
    await expect(page).toHaveTitle(new RegExp(`^${TITLES[locale]} `));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const sections = main.getByRole('heading', { level: 2 });
    expect(await sections.count()).toBeGreaterThan(0);
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(20);
    await expect(main.locator('h3 mark').first()).toBeVisible();
    await expect(main.getByText(WITHOUT_SCRIPT[locale])).toBeHidden();
  });

  if (!SAMPLE_LOCALES.includes(locale)) continue;

  test(`with script blocked the page says so in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('main').getByText(WITHOUT_SCRIPT[locale])).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await context.close();
  });

  test(`results are there before React, which takes them over as they are in ${locale}`, async ({ page }) => {
    const queries = countQueries(page);
    const release = await hold(page, REACT);
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(COUNTS[locale]);
    await expect(main.getByRole('searchbox')).toHaveValue(WORDS[locale]);
    await expect(page).toHaveTitle(new RegExp(`^${TITLES[locale]} `));
    const links = main.locator('h3 a');
    await expect(links).toHaveCount(20);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

    const markup = await main.evaluate(({ outerHTML }) => outerHTML);
    const elements = await links.elementHandles();
    await page.mouse.move(2, 2);
    release();
    await hydrated(page);
    expect(await main.evaluate(({ outerHTML }) => outerHTML)).toBe(markup);
    for (const element of elements)
      expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await expect(page).toHaveTitle(new RegExp(`^${TITLES[locale]} `));
    await expect(main.getByRole('searchbox')).toHaveValue(WORDS[locale]);
    expect(queries.count).toBe(1);
  });

  test(`React alone shows the same results in the same markup in ${locale}`, async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    const markup = async () => {
      await expect(page.getByRole('main').getByRole('status')).toHaveText(COUNTS[locale]);
      await expect(page.locator('main nav')).toBeVisible();
      return page.getByRole('main').evaluate(({ outerHTML }) => outerHTML.replace(/<!--.*?-->/g, ''));
    };
    for (const search of ['', '&page=2']) {
      const release = await hold(page, REACT);
      await page.goto(address + search);
      const early = await markup();
      release();
      await page.unroute(REACT);
      await page.route(EARLY, (route) => route.abort());
      await page.goto(address + search);
      await hydrated(page);
      expect(await markup()).toBe(early);
      await page.unroute(EARLY);
    }
  });
}

test('counts take the right one of the three Russian plural forms', async ({ page }) => {
  await open(page, '/ru/search');
  for (const query of ['прокси', 'баланс', 'ERROR_ZERO_BALANCE', 'селениум', 'бинанс', 'порог']) {
    await page.getByRole('searchbox').fill(query);
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(query)));
    await expect(page.getByRole('main')).toHaveAttribute('data-status', 'idle');
    const said = (await page.getByRole('main').getByRole('status').textContent()) ?? '';
    const count = Number(/\d+/.exec(said.replace(/\s/g, ''))?.[0] ?? 0);
    if (count === 0) continue;
    const form = { one: 'результат', few: 'результата', many: 'результатов' }[
      new Intl.PluralRules('ru').select(count) as 'one' | 'few' | 'many'
    ];
    expect(said).toMatch(new RegExp(` ${form}$`));
  }
});

test('what is typed is kept in the address, without a history entry per key', async ({ page }) => {
  await open(page, '/docs/getting-start');
  await page.goto('/search');
  await page.getByRole('searchbox').pressSequentially('balance', { delay: 60 });
  await expect(page).toHaveURL('/search?q=balance');
  await expect(page).toHaveTitle(/^Search results for “balance”/);
  await page.goBack();
  await expect(page).toHaveURL('/docs/getting-start');
});

test('a submitted search keeps the focus in its field, so that typing goes on there', async ({ page }) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox');
  await field.fill('balance');
  await field.press('Enter');
  await expect(page).toHaveTitle(/^Search results for “balance”/);
  await page.keyboard.type('s');
  await expect(field).toHaveValue('balances');
});

test('what is typed before React is there is not lost', async ({ page }) => {
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('turnstile');
  await expect(page).toHaveURL('/search?q=turnstile');
  await expect(page.getByRole('searchbox')).toHaveValue('turnstile');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+ results?/);
});

test('the form sends itself where React does not come', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ru/search');
  const field = page.getByRole('search').getByRole('searchbox');
  await expect(field).toHaveAttribute('maxlength', '64');
  await field.fill('прокси');
  await field.press('Enter');
  await expect(page).toHaveURL(`/ru/search?q=${encodeURIComponent('прокси')}`);
  await context.close();
});

test('Escape clears the query', LONG, async ({ page }) => {
  await open(page, '/search?q=proxy');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('proxy');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(0);
});

test('20 results a page; pages are turned by links and the back button', async ({ page }) => {
  await open(page, '/search?q=captcha');
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(20);
  const first = await titles.allTextContents();
  const paging = page.getByRole('navigation', { name: 'Result pages' });
  await expect(paging).toContainText('Page 1 of');
  await expect(paging.getByRole('link', { name: 'Previous' })).toHaveCount(0);

  await paging.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?q=captcha&page=2');
  await expect(paging).toContainText('Page 2 of');
  await expect(titles).not.toHaveText(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/search?q=captcha');
  await expect(titles).toHaveText(first);
  await page.goForward();
  await expect(paging).toContainText('Page 2 of');
  await page.reload();
  await expect(paging).toContainText('Page 2 of');
});

test('coming back from a result leads to the place left, on the same page', LONG, async ({ page }) => {
  await open(page, '/search?q=captcha&page=2');
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).nth(15).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, scrollY + 50));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=captcha&page=2');
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 60);
});

test('a result opens at its section, marked, and is a recent search from then on', LONG, async ({ page }) => {
  await open(page, '/search?q=ERROR_ZERO_BALANCE');
  await page.locator('main a[href="/docs/api/api-errors#ERROR_ZERO_BALANCE"]').first().click();
  await expect(page.locator(':target')).toHaveAttribute('id', 'ERROR_ZERO_BALANCE');
  await expect(page.locator(':target')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('listbox', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
});

test('a page that is not a number and a query that is too long do no harm', LONG, async ({ page }) => {
  await open(page, '/search?q=proxy&page=x');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(20);
  await page.goto(`/search?q=${'proxy '.repeat(40)}`);
  const value = await page.getByRole('searchbox').inputValue();
  await expect(page.getByRole('searchbox')).not.toHaveValue('');
  expect(value.length).toBeLessThanOrEqual(64);
});

test('past the last page of results, the last one is shown, without a gesture', LONG, async ({ page }) => {
  await page.goto('/search?q=captcha&page=99');
  const paging = page.getByRole('navigation', { name: 'Result pages' });
  await expect(paging).toContainText(/Page (\d+) of \1$/);
  const last = /of (\d+)/.exec(await paging.innerText())?.[1];
  await expect(page).toHaveURL(`/search?q=captcha&page=${last}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(paging.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('no results and an error are shown once and announced to screen readers', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await open(page, '/search?q=zzqqxxjj');
  const main = page.getByRole('main');
  const seen = async (text: string) =>
    (await main.getByText(text).all()).length - (await main.locator('.sr-only').getByText(text).all()).length;
  await expect(main.getByRole('status')).toHaveText('No results for “zzqqxxjj”');
  expect(await seen('No results for')).toBe(1);
  await page.context().setOffline(true);
  await page.getByRole('searchbox').fill('proxy');
  await expect(main.getByRole('status')).toHaveText('Unable to fetch results');
  expect(await seen('Unable to fetch results')).toBe(1);
  await page.context().setOffline(false);
});

test('no results give advice and lead on to four pages, without a gesture', LONG, async ({ page }) => {
  await page.goto('/ru/search?q=zzqqxxjj');
  const main = page.getByRole('main');
  await expect(main).toContainText('Проверьте, нет ли опечаток, или поищите код ошибки, поле или метод.');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Поиск по документации');
  const ways = page.getByRole('navigation', { name: 'С чего начать' }).getByRole('link');
  await expect(ways).toHaveText(['Начало работы', 'createTask', 'Ошибки API', 'Капчи']);
  await ways.last().click();
  await expect(page).toHaveURL('/ru/docs/captchas');
});

test('no results suggest the sections found before, which search', LONG, async ({ page }) => {
  await open(page, '/search?q=proxy');
  const main = page.getByRole('main');
  const [section] = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  await page.getByRole('searchbox').fill('zzqqxxjj');
  await expect(main).toContainText('No results for');
  const suggestion = main.getByRole('listitem').getByRole('button').first();
  await expect(suggestion).toHaveText(section ?? '');
  await suggestion.click();
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test(
  'a repaired query is shown, with a way to search for the typed query instead',
  LONG,
  async ({ page }) => {
    await open(page, '/search?q=сфзесрф');
    const main = page.getByRole('main');
    await expect(main).toContainText('Showing results for “captcha”');
    await main.getByRole('button', { name: 'Search for “сфзесрф” instead' }).click();
    await expect(page).toHaveURL(/literal=1/);
    await expect(main).toContainText('No results for “сфзесрф”');
    await page.goBack();
    await expect(main).toContainText('Showing results for “captcha”');
  },
);

test(
  'a repaired query shows its results before React, and the way back is carried out after',
  LONG,
  async ({ page }) => {
    const release = await hold(page, REACT);
    await page.goto('/search?q=сфзесрф');
    const main = page.getByRole('main');
    await expect(main).toContainText('Showing results for “captcha”.');
    await expect(main.getByRole('status')).toHaveText(/^Showing results for “captcha”\. [\d,]+ results$/);
    const markup = await main.evaluate(({ outerHTML }) => outerHTML);
    release();
    await wake(page);
    expect(await main.evaluate(({ outerHTML }) => outerHTML)).toBe(markup);

    const again = await hold(page, REACT);
    await page.reload();
    await main.getByRole('button', { name: 'Search for “сфзесрф” instead' }).click();
    again();
    await expect(page).toHaveURL(/literal=1/);
    await expect(main).toContainText('No results for “сфзесрф”');
  },
);

test('a result opened before React is a recent search', LONG, async ({ page }) => {
  const release = await hold(page, REACT);
  await page.goto('/search?q=ERROR_ZERO_BALANCE');
  await page.locator('main a[href="/docs/api/api-errors#ERROR_ZERO_BALANCE"]').first().click();
  await expect(page).toHaveURL('/docs/api/api-errors#ERROR_ZERO_BALANCE');
  release();
  await wake(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('listbox', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
});

test('without a query no script is fetched before a gesture', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/search', { waitUntil: 'load' });
  expect(scripts).toEqual([]);
});

function countQueries(page: Page): { count: number } {
  const queries = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/queries')) queries.count += 1;
  });
  return queries;
}
