import { expect } from 'vitest';
import { type Behavior, behavior, DOC, NETWORK, QUERIES } from '../behavior.ts';
import type { Reader } from '../reader.ts';
import { DIALOG, OPTION, SELECTED, Search } from '../search.ts';

const BY_EVENTS = 'the events of an input method, sent by script: no driver has one';
const CODE = 'ERROR_ZERO_BALANCE';
const CODE_PAGE = `/docs/api/api-errors#${CODE}`;

async function opened(reader: Reader): Promise<Search> {
  await reader.open(DOC);
  const search = new Search(reader);
  await search.open();
  return search;
}

export const SEARCH: Behavior[] = [
  behavior('Ctrl+K, the slash key and the button open search; Escape closes it', async (reader, messages) => {
    await reader.open(DOC);
    const search = new Search(reader);
    await reader.click('nav.navbar button[aria-haspopup="dialog"]');
    await search.expectFocus();
    await reader.see(DIALOG, messages.noRecents);
    await reader.press('Escape');
    await search.expectClosed();
    await search.open();
    await reader.press('Escape');
    await search.expectClosed();
    await reader.press('/');
    await search.expectFocus();
    await search.expectQuery('');
  }),
  behavior('Escape gives the focus back and keeps the query for the next time', async (reader, { query }) => {
    await reader.open(DOC);
    await reader.focus('main p a[href]');
    const search = new Search(reader);
    await search.open();
    await search.search(query);
    await reader.press('Escape');
    await search.expectClosed();
    await reader.see('main p a:focus');
    await search.open();
    await search.expectQuery(query);
  }),
  behavior('hits are grouped and marked; the arrow keys move, Enter opens', async (reader, { query }) => {
    const search = await opened(reader);
    await search.search(query);
    await search.firstHit();
    await reader.see(`${OPTION} mark`);
    await reader.see(`${DIALOG} [role=group]`);
    await reader.press('ArrowUp');
    await expect.poll(async () => (await reader.all(OPTION)).at(-1)?.selected).toBe(true);
    await reader.press('ArrowDown');
    await expect.poll(async () => (await reader.all(OPTION)).at(0)?.selected).toBe(true);
    await reader.press('ArrowDown');
    await expect.poll(async () => (await reader.all(OPTION)).at(1)?.selected).toBe(true);
    const [second] = await reader.all(SELECTED);
    await reader.press('Enter');
    await reader.at(decodeURI(second?.href as string));
    await search.expectClosed();
  }),
  behavior('a click on a hit opens its section, in view', async (reader) => {
    const search = await opened(reader);
    await search.search(CODE);
    await reader.click(`${OPTION}[href$="${CODE_PAGE}"]`);
    await search.expectClosed();
    await reader.at(reader.path(CODE_PAGE));
    await expect.poll(async () => (await reader.all(':target'))[0]?.reachable).toBe(true);
  }),
  ...(
    [
      ['Ctrl+Enter', 'Control', 'tab'],
      ['Shift+Enter', 'Shift', 'window'],
    ] as const
  ).map(([keys, modifier, place]) =>
    behavior(
      `${keys} opens the hit in a new ${place} and leaves search open`,
      async (reader) => {
        const search = await opened(reader);
        await search.search(CODE);
        const { href } = await search.firstHit();
        await reader.press(modifier, 'Enter');
        await expect.poll(() => reader.tab.addresses()).toContain(reader.origin + href);
        await reader.at(reader.path(DOC));
        await reader.see(DIALOG);
      },
      place === 'window' ? {} : { alike: true },
    ),
  ),
  behavior(
    'an opened hit is a recent search; it can be saved as a favorite and removed',
    async (reader) => {
      const search = await opened(reader);
      for (const query of [CODE, 'turnstile']) {
        await search.search(query);
        await search.firstHit();
        await reader.press('Enter');
        await search.expectClosed();
        await search.open();
        await search.expectQuery('');
      }
      const recent = '#search-recents [role=option]';
      const favorite = '#search-favorites [role=option]';
      await reader.seeCount(recent, 2);
      await reader.click('#search-recents + ul li:last-child button:first-child');
      await reader.seeCount(favorite, 1);
      await reader.seeCount(recent, 1);
      expect((await reader.see(favorite)).href).toContain(CODE);

      await reader.open(DOC);
      await search.open();
      await reader.click('#search-favorites + ul button');
      await reader.gone(favorite);
      await reader.click('#search-recents + ul button:last-child');
      await reader.gone(recent);
    },
    { alike: true },
  ),
  behavior(
    'Enter on the start screen opens the latest search again',
    async (reader) => {
      const search = await opened(reader);
      await search.search(CODE);
      await search.firstHit();
      await reader.press('Enter');
      await reader.at(reader.path(CODE_PAGE));
      await reader.open(DOC);
      await search.open();
      await reader.see(SELECTED);
      await reader.press('Enter');
      await reader.at(reader.path(CODE_PAGE));
    },
    { alike: true },
  ),
  behavior('on a phone, Back closes search and stays; a hit adds one entry', async (reader) => {
    await reader.tab.resize(390, 800);
    await reader.open('/docs/news');
    await reader.open(DOC);
    const search = new Search(reader);
    // Not `search.open`, which expects the focus: WebKit's driver takes it from a window that it resizes.
    const open = async () => {
      await reader.click('nav.navbar button[aria-haspopup="dialog"]');
      await reader.see(DIALOG);
    };
    await open();
    await reader.back();
    await search.expectClosed();
    await reader.at(reader.path(DOC));
    await open();
    await reader.press('Escape');
    await search.expectClosed();
    await expect.poll(() => reader.tab.run(() => history.state?.overlay ?? null)).toBe(null);
    await open();
    await search.search(CODE);
    await search.firstHit();
    await reader.press('Enter');
    await reader.at(reader.path(CODE_PAGE));
    await reader.back();
    await reader.at(reader.path(DOC));
    await reader.back();
    await reader.at(reader.path('/docs/news'));
  }),
  behavior(
    'a query without results says so',
    async (reader, { noResults }) => {
      const search = await opened(reader);
      await search.search('zzqqxxjj');
      await reader.see(DIALOG, noResults);
    },
    { alike: true },
  ),
  behavior(
    'a search service that cannot be reached is said, and searching again works',
    async (reader, { unable, query }) => {
      const search = await opened(reader);
      const restore = reader.network.fail(QUERIES);
      await search.search(query, 'error');
      await reader.see(DIALOG, unable);
      restore();
      await reader.press('Enter');
      await search.firstHit();
    },
    { expected: NETWORK },
  ),
  behavior(
    'Enter that commits a composition while a search is pending opens no hit',
    async (reader, { query }) => {
      const search = await opened(reader);
      const release = reader.network.hold(QUERIES);
      await reader.tab.compose(query);
      await search.expectQuery(query);
      release();
      const { href } = await search.firstHit();
      await reader.see(`${DIALOG}[data-status="idle"]`);
      await reader.at(reader.path(DOC));
      await reader.press('Enter');
      await reader.at(decodeURI(href));
    },
    { onlyBy: { firefox: BY_EVENTS, webkit: BY_EVENTS } },
  ),
];

const FIELD = 'main input[type=search]';
const RESULT = 'main h3 a';

export const RESULTS_PAGE: Behavior[] = [
  behavior(
    'each submitted query is a step of the history, and typing alone is none',
    async (reader, { query }) => {
      await reader.open('/docs/news');
      await reader.open('/search');
      for (const text of [query, 'captcha']) {
        await reader.focus(FIELD);
        await reader.press('Control', 'a');
        await reader.type(text);
        await reader.at(reader.path(`/search?q=${text}`));
        await reader.see(RESULT);
        await reader.press('Enter');
      }
      // Typed and not submitted: it replaces the last one.
      await reader.focus(FIELD);
      await reader.press('End');
      await reader.type('s');
      await reader.at(reader.path('/search?q=captchas'));
      await reader.back();
      await reader.at(reader.path(`/search?q=${query}`));
      await expect.poll(async () => (await reader.see(FIELD)).value).toBe(query);
      await reader.back();
      await reader.at(reader.path('/search'));
      await reader.back();
      await reader.at(reader.path('/docs/news'));
    },
  ),
  behavior('a shared address shows its results without a gesture', async (reader, { query }) => {
    await reader.goto(`/search?q=${encodeURIComponent(query)}`);
    await reader.seeCount('main h3', 20);
    expect((await reader.see(FIELD)).value).toBe(query);
  }),
  behavior(
    'what is typed is searched and kept in the address',
    async (reader, { query }) => {
      await reader.open('/search');
      await reader.click(FIELD);
      await reader.type(query);
      await reader.at(reader.path(`/search?q=${query}`));
      await reader.see(RESULT);
    },
    { alike: true },
  ),
  behavior(
    'the pages of results are links, and Back returns to the first',
    async (reader) => {
      await reader.open('/search?q=captcha');
      const first = await reader.see(RESULT);
      await reader.mark();
      await reader.click('main a[href*="page=2"]');
      await reader.at(reader.path('/search?q=captcha&page=2'));
      await expect.poll(async () => (await reader.see(RESULT)).href).not.toBe(first.href);
      await reader.back();
      await reader.at(reader.path('/search?q=captcha'));
      await expect.poll(async () => (await reader.see(RESULT)).href).toBe(first.href);
      expect(await reader.isMarked()).toBe(true);
    },
    { alike: true },
  ),
  behavior(
    'Enter that commits a composition on the results page does not send the form',
    async (reader, { query }) => {
      await reader.open('/search');
      await reader.click(FIELD);
      await reader.mark();
      const release = reader.network.hold(QUERIES);
      await reader.tab.compose(query);
      await reader.at(reader.path(`/search?q=${query}`));
      release();
      await reader.see(RESULT);
      expect((await reader.see(`${FIELD}:focus`)).value).toBe(query);
      expect(await reader.isMarked()).toBe(true);
    },
    { alike: true, onlyBy: { firefox: BY_EVENTS, webkit: BY_EVENTS } },
  ),
];
