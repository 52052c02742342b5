import type { Page } from '@playwright/test';
import { SEARCH_PORTS } from '../ports.ts';
import { SearchModal } from '../search.ts';
import { type Asked, after, found, foundNothing, SearchStandIn, silent, status } from '../search-stand-in.ts';
import { expect, FIXTURE, firstOf, hydrated, inLocale, LONG, open, test, wake } from '../test.ts';

// These tests share two stand-ins for search hosts, so they run one after another.
test.describe.configure({ mode: 'serial' });

const first = new SearchStandIn(SEARCH_PORTS[0]);
const second = new SearchStandIn(SEARCH_PORTS[1]);

test.beforeEach(async ({ watch }) => {
  watch.allow(/Failed to load resource|stand-in \d/); // the browser logs failed requests
  for (const host of [first, second]) {
    host.behave = found();
    host.asked.length = 0;
    await host.start();
  }
});
test.afterEach(async () => {
  await first.stop();
  await second.stop();
});

async function openModal(page: Page, path = '/docs/getting-start'): Promise<SearchModal> {
  await open(page, `${FIXTURE}${path}`);
  const modal = new SearchModal(page);
  await modal.open();
  return modal;
}

test('a foreign search host gets a connection hint', async ({ page }) => {
  await page.goto(`${FIXTURE}/docs/getting-start`);
  await expect(page.locator(`link[rel=preconnect][href="http://localhost:${SEARCH_PORTS[0]}"]`)).toHaveCount(
    1,
  );
});

test('a search host on the same origin gets no connection hint', async ({ page }) => {
  await page.goto('/docs/getting-start');
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
});

for (const locale of firstOf(1, ['en', 'ru'] as const)) {
  test(`the request matches the specification (${locale})`, async ({ page }) => {
    const modal = await openModal(page, inLocale(locale, '/docs/getting-start'));
    await modal.search('прокси');
    const { address, contentType, request } = first.asked.at(-1) ?? {};
    expect(address?.pathname).toBe('/1/indexes/*/queries');
    expect(address?.searchParams.get('x-algolia-application-id')).toBe('docs');
    expect(address?.searchParams.get('x-algolia-api-key')).toBe('search-only');
    expect(contentType).toContain('text/plain');
    const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(request).toEqual({
      indexName: `docs-${locale}`,
      query: 'прокси',
      attributesToRetrieve: [...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:10`),
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
    });
    expect(second.asked).toEqual([]);
  });
}

for (const [language, path, title, hint] of firstOf(1, [
  ['en', '', 'Unable to fetch results', 'You might want to check your network connection.'],
  ['ru', '/ru', 'Не удалось получить результаты', 'Проверьте подключение к сети.'],
] as const)) {
  test(`every host unreachable is the error state in ${language}, and trying again leaves it`, async ({
    page,
  }) => {
    const modal = await openModal(page, `${path}/docs/getting-start`);
    await first.stop();
    await second.stop();
    await modal.search('proxy', 'error');
    await expect(modal.dialog).toContainText(title);
    await expect(modal.dialog).toContainText(hint);
    await expect(modal.announcement).toHaveText(title);
    await expect(modal.options).toHaveCount(0);
    await first.start();
    await modal.dialog.getByRole('button', { name: /Try again|Попробовать ещё раз/ }).click();
    await expect(modal.options).toHaveCount(3);
  });
}

test('a wait of 300 ms is shown and announced as stalled', async ({ page }) => {
  const modal = await openModal(page);
  await modal.search('one');
  first.behave = after(900);
  await modal.input.fill('two');
  await expect(modal.dialog).toHaveAttribute('data-status', 'stalled');
  await expect(modal.options.first()).toContainText('one'); // what was found stays until then
  await expect(modal.announcement).toHaveText('Searching…');
  await expect(modal.options.first()).toContainText('two');
  await expect(modal.dialog).toHaveAttribute('data-status', 'idle');
});

for (const [fault, behave] of firstOf(2, [
  ['500', status(500)],
  ['no headers within 1 s', after(60_000)],
  ['503', status(503)],
  ['no body within 2 s', silent],
] as const)) {
  test(`${fault} on one host is retried on the next`, async ({ page }) => {
    first.behave = behave;
    const modal = await openModal(page);
    await modal.search('proxy');
    await expect(modal.options).toHaveCount(3);
    expect(first.queries).toEqual(['proxy']);
    expect(second.queries).toEqual(['proxy']);
  });
}

test('a host that cannot be connected to is retried on the next', async ({ page }) => {
  await first.stop();
  const modal = await openModal(page);
  await modal.search('proxy');
  await expect(modal.options).toHaveCount(3);
  expect(second.queries).toEqual(['proxy']);
});

test('400, 403, 404 and 429 are API errors: shown as such and not retried', async ({ page }) => {
  const modal = await openModal(page);
  const sent: string[] = [];
  for (const code of [400, 403, 404, 429]) {
    await test.step(String(code), async () => {
      first.behave = status(code);
      sent.push(`query ${code}`);
      await modal.search(`query ${code}`, 'error');
      await expect.poll(() => first.queries).toEqual(sent);
      await expect(modal.dialog).toHaveAttribute('data-status', 'error');
      await expect(modal.dialog).toContainText('Unable to fetch results');
      await expect(modal.dialog).toContainText('The search service rejected the query.');
    });
  }
  expect(first.queries).toEqual(sent);
  expect(second.queries).toEqual([]);
});

test('a response without results is an error, not an endless wait', LONG, async ({ page, watch }) => {
  watch.allow(/JSON|Unexpected token|without results/);
  first.behave = (_asked, response) => response.writeHead(200).end('<!doctype html>');
  const modal = await openModal(page);
  await modal.search('proxy', 'error');
  await expect(modal.dialog).toContainText('Unable to fetch results');
});

for (const [fault, behave] of firstOf(1, [
  ['times out', after(60_000)],
  ['is gone', null],
  ['answers 500', status(500)],
] as const)) {
  test(`a host that ${fault} is avoided for 120 s, on the next page too, and then asked again`, async ({
    page,
  }) => {
    await page.clock.install();
    if (behave) first.behave = behave;
    else await first.stop();
    const modal = await openModal(page);
    await modal.input.fill('one');
    await expect(modal.options).toHaveCount(3);
    await first.stop();
    first.behave = found();
    first.asked.length = 0;
    await first.start();

    await modal.input.fill('two');
    await expect(modal.options.first()).toContainText('two');
    await open(page, `${FIXTURE}/docs/news`);
    await modal.open();
    await modal.search('three');
    expect(first.queries).toEqual([]);

    await page.clock.fastForward(121_000);
    await modal.input.fill('four');
    await expect(modal.options.first()).toContainText('four');
    expect(first.queries).toEqual(['four']);
    expect(second.queries).not.toContain('four');
  });
}

test('a stale response never overwrites a newer one', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  first.behave = async (asked, response) => {
    if (asked.query === 'a') await held;
    return found()(asked, response);
  };
  const modal = await openModal(page);
  const stale = page.waitForResponse(
    (response) => response.request().postData()?.includes('"query":"a"') ?? false,
  );
  await modal.input.pressSequentially('ab', { delay: 20 });
  await expect(modal.options.first()).toContainText('ab one');
  release();
  await (await stale).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame)); // the page has had the time to show it
  expect(first.queries).toEqual(['a', 'ab']);
  await expect(modal.options.first()).toContainText('ab one');
});

test('of what is typed while four searches are in progress, only the latest is searched for', async ({
  page,
}) => {
  first.behave = after(100);
  const modal = await openModal(page);
  await modal.input.evaluate((field: HTMLInputElement) => {
    for (const letter of 'abcdefgh') {
      field.setRangeText(letter, field.value.length, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
    }
  });
  await expect(modal.options.first()).toContainText('abcdefgh one');
  expect(first.queries).toEqual(['a', 'ab', 'abc', 'abcd', 'abcdefgh']);
});

test('Enter before the response arrives opens its first hit, not one of an older response', async ({
  page,
}) => {
  const modal = await openModal(page);
  await modal.search('old');
  first.behave = after(600, ({ query }, response) =>
    found({
      hits: [
        {
          objectID: 'new',
          url: '/docs/news',
          type: 'lvl1',
          hierarchy: { lvl0: 'S', lvl1: query },
        },
      ],
    })({ query } as never, response),
  );
  await modal.input.fill('new');
  await page.keyboard.press('Enter');
  await modal.expectClosed();
  await expect(page).toHaveURL(`${FIXTURE}/docs/news`);
});

test('no results: up to 3 suggested queries, which search; no report link unless configured', async ({
  page,
}) => {
  first.behave = foundNothing(['balance', 'proxy', 'turnstile', 'fourth']);
  const modal = await openModal(page);
  await modal.search('nothing');
  await expect(modal.dialog).toContainText('No results for “nothing”');
  await expect(modal.dialog.getByRole('listitem').getByRole('button')).toHaveText([
    'balance',
    'proxy',
    'turnstile',
  ]);
  await expect(modal.dialog).not.toContainText('Believe this query should return results?');
  first.behave = found();
  await modal.dialog.getByRole('button', { name: 'proxy' }).click();
  await expect(modal.input).toHaveValue('proxy');
  await expect(modal.options.first()).toContainText('proxy one');
});

test('markup in a response stays text', LONG, async ({ page }) => {
  first.behave = (asked, response) =>
    found({
      hits: [
        {
          objectID: 'x',
          url: 'javascript:document.title="owned"',
          type: 'lvl1',
          hierarchy: { lvl0: 'S', lvl1: 'refused' },
        },
        {
          objectID: 'y',
          url: '/docs/news',
          type: 'lvl1',
          hierarchy: { lvl0: '<img src=x>', lvl1: 'x' },
          _snippetResult: { hierarchy: { lvl1: { value: '<img src=x onerror=1> <mark>a&lt;b</mark>' } } },
        },
      ],
    })(asked, response);
  const modal = await openModal(page);
  await modal.search('x');
  await expect(modal.options).toHaveText(['<img src=x onerror=1> a<b']);
  await expect(modal.options.locator('mark')).toHaveText('a<b');
  await expect(modal.dialog.locator('img')).toHaveCount(0);
});

test(
  'the results page has the same states: stalled, error with a way out, results',
  LONG,
  async ({ page }) => {
    first.behave = after(900);
    await page.goto(`${FIXTURE}/search?q=proxy`);
    const main = page.getByRole('main');
    await expect(main).toHaveAttribute('data-status', 'stalled');
    await expect(main.getByRole('status')).toHaveText('Searching…');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);

    await first.stop();
    await second.stop();
    await page.getByRole('searchbox').fill('balance');
    await expect(main).toHaveAttribute('data-status', 'error');
    await expect(main).toContainText('You might want to check your network connection.');
    first.behave = found();
    await first.start();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText('balance one');
    await expect(main.getByRole('status')).toHaveText('45 results');
  },
);

test.describe('the search before React', () => {
  const RESULTS = `${FIXTURE}/search?q=proxy&page=2`;

  test("sends the client's own request, once", async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    await page.goto(RESULTS);
    await expect(titles).toHaveCount(3);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await wake(page);
    await expect(page.locator('main [data-query-id=q1]')).toHaveCount(2);
    const early = first.asked.splice(0).map(withoutRequestId);
    expect(early).toHaveLength(1);

    await page.route('**/results.js', (route) => route.abort());
    await page.goto(RESULTS);
    await expect(titles).toHaveCount(3);
    await hydrated(page);
    expect(first.asked.map(withoutRequestId)).toEqual(early);
    expect(second.asked).toEqual([]);
  });

  test('goes to the next host if the first one fails', async ({ page }) => {
    first.behave = status(500);
    await page.goto(RESULTS);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
    expect([first.queries, second.queries]).toEqual([['proxy'], ['proxy']]);
  });

  test('leaves a failure to React, which can try again', async ({ page }) => {
    first.behave = status(403);
    await page.goto(`${FIXTURE}/search?q=proxy`);
    const main = page.getByRole('main');
    await expect(main).toContainText('The search service rejected the query.');
    expect(first.queries).toEqual(['proxy']);
    first.behave = found();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);
  });
});

/** The client gives each request an id of its own. */
function withoutRequestId({ address, ...asked }: Asked): object {
  const parameters = Object.fromEntries(address.searchParams);
  expect(parameters).toHaveProperty('x-algolia-request-id');
  return { ...asked, path: address.pathname, parameters: { ...parameters, 'x-algolia-request-id': '' } };
}
