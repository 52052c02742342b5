import { type Behavior, behavior, DOC, NETWORK, REACT } from '../behavior.ts';
import { Search } from '../search.ts';

const TOGGLE = 'nav.navbar div[class*="colorMode"] button';
const TOUCH = { webkit: 'the driver delivers a touch as a click of the mouse' };

export const BEFORE_REACT: Behavior[] = [
  behavior('a page has no React before the reader shows intent; the pointer wakes it', async (reader) => {
    await reader.goto(DOC);
    await reader.root('data-has-hydrated', 'false');
    await reader.wake();
  }),
  behavior(
    'a click on a link to another page does not wake it; Back leads to the page as it was',
    async (reader) => {
      await reader.goto(DOC);
      await reader.click('.theme-doc-sidebar-menu a[href$="/block-reason"]');
      await reader.at(reader.path('/docs/api/block-reason'));
      await reader.see('h1');
      await reader.root('data-has-hydrated', 'false');
      await reader.back();
      await reader.at(reader.path(DOC));
      await reader.see('h1');
      await reader.root('data-has-hydrated', 'false');
      await reader.wake();
    },
  ),
  behavior(
    'a key wakes it',
    async (reader) => {
      await reader.goto(DOC);
      await reader.root('data-has-hydrated', 'false');
      await reader.press('Tab');
      await reader.hydrated();
    },
    { alike: true },
  ),
  behavior(
    'a touch wakes it',
    async (reader) => {
      await reader.goto(DOC);
      await reader.root('data-has-hydrated', 'false');
      await reader.tap('h1');
      await reader.hydrated();
    },
    { notAutomatable: TOUCH },
  ),
  behavior(
    'a click that is held looks pressed, progress is shown, and Escape closes a menu',
    async (reader) => {
      const release = reader.network.hold(REACT);
      await reader.goto(DOC);
      await reader.click('nav.navbar summary');
      await reader.see('nav.navbar details[open] a');
      await reader.press('Escape');
      await reader.gone('nav.navbar details[open]');
      await reader.click(TOGGLE);
      await reader.see(`${TOGGLE}[data-pressed]`);
      await reader.root('data-navigating', '');
      await reader.root('data-theme', 'light');
      release();
      await reader.root('data-theme', 'dark');
      await reader.root('data-navigating', null);
      await reader.gone('[data-pressed]');
    },
  ),
  behavior('a click on search before React opens it, with what is typed next', async (reader) => {
    const release = reader.network.hold(REACT);
    const search = new Search(reader);
    await reader.goto(DOC);
    await reader.click('nav.navbar button[aria-haspopup="dialog"]');
    await reader.type('balance');
    await reader.root('data-has-hydrated', 'false');
    release();
    await search.expectQuery('balance');
  }),
  behavior(
    'a tap on search before React opens it',
    async (reader) => {
      const release = reader.network.hold(REACT);
      await reader.goto(DOC);
      await reader.tap('nav.navbar button[aria-haspopup="dialog"]');
      await reader.root('data-has-hydrated', 'false');
      release();
      await new Search(reader).expectQuery('');
    },
    { notAutomatable: TOUCH },
  ),
  behavior('Ctrl+K and text before React end up in the search field', async (reader) => {
    const release = reader.network.hold(REACT);
    const search = new Search(reader);
    await reader.goto(DOC);
    await reader.press('Control', 'k');
    await reader.type('balancex');
    await reader.press('Backspace');
    release();
    await search.expectQuery('balance');
    await reader.type(' due');
    await search.expectQuery('balance due');
  }),
  behavior(
    'Ctrl+K, a query and Enter before React open the first hit',
    async (reader) => {
      const release = reader.network.hold(REACT);
      await reader.goto(DOC);
      await reader.press('Control', 'k');
      await reader.type('ERROR_ZERO_BALANCE');
      await reader.press('Enter');
      release();
      await reader.at(reader.path('/docs/api/api-errors#ERROR_ZERO_BALANCE'));
    },
    { alike: true },
  ),
  behavior(
    'a click on the color toggle before React is carried out',
    async (reader) => {
      const release = reader.network.hold(REACT);
      await reader.goto(DOC);
      await reader.click('nav.navbar div[class*="colorMode"] button');
      await reader.root('data-theme', 'light');
      release();
      await reader.root('data-theme', 'dark');
    },
    { alike: true },
  ),
  behavior(
    'a click on a link before React follows it at once',
    async (reader) => {
      reader.network.hold(REACT);
      await reader.goto(DOC);
      await reader.click('.theme-doc-sidebar-menu a[href$="/block-reason"]');
      await reader.at(reader.path('/docs/api/block-reason'));
    },
    { expected: NETWORK }, // the page is left while React is on its way
  ),
];
