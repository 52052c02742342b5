import { expect } from 'vitest';
import { type Behavior, behavior, DOC } from '../behavior.ts';

const TOGGLE = 'nav.navbar div[class*="colorMode"] button';
const ANNOUNCEMENT = 'section[class*="announcement"]';
const BANNER = 'section[class*="banner"]';
const MENU = '.navbar-sidebar';

export const CHROME: Behavior[] = [
  behavior('the color toggle switches the mode, which is kept on the next load', async (reader) => {
    await reader.open(DOC);
    const color = () => reader.tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
    await reader.root('data-theme', 'light');
    const light = await color();
    await reader.click(TOGGLE);
    await reader.root('data-theme', 'dark');
    await expect.poll(color).not.toBe(light);
    await reader.goto('/docs/news');
    await reader.root('data-theme', 'dark');
    await reader.wake();
    await reader.root('data-theme', 'dark');
  }),
  behavior(
    'a closed announcement and support banner stay closed',
    async (reader) => {
      await reader.goto(DOC);
      for (const bar of [ANNOUNCEMENT, BANNER]) {
        await reader.click(`${bar} button`);
        await reader.gone(bar);
      }
      await reader.goto('/docs/news');
      await reader.see('h1');
      for (const bar of [ANNOUNCEMENT, BANNER]) await reader.gone(bar);
      await reader.wake();
      for (const bar of [ANNOUNCEMENT, BANNER]) await reader.gone(bar);
    },
    { alike: true },
  ),
  behavior(
    'categories of the sidebar expand and collapse',
    async (reader) => {
      await reader.open(DOC);
      const link = '.theme-doc-sidebar-menu a[href$="/geetest-task"]';
      const caret = '.menu__list-item-collapsible:has(a[href$="/docs/captchas"]) button';
      await reader.gone(link);
      await reader.click(caret);
      await reader.see(link);
      await reader.click(caret);
      await reader.gone(link);
    },
    { alike: true },
  ),
  behavior('on a narrow window the side menu opens, and a link in it leads on', async (reader) => {
    await reader.tab.resize(800, 800);
    await reader.open(DOC);
    await reader.gone('.theme-doc-sidebar-container');
    await reader.click('.navbar__toggle');
    await reader.click(`${MENU} a[href$="/block-reason"]`);
    await reader.at(reader.path('/docs/api/block-reason'));
    await reader.gone(MENU);
  }),
  behavior(
    'the side menu closes when the window becomes wide, and the page scrolls again',
    async (reader) => {
      await reader.tab.resizeWindow(600, 700);
      await reader.open('/docs/api/api-errors');
      const state = () =>
        reader.tab.run(() => ({
          expanded: document.querySelector('.navbar__toggle')?.getAttribute('aria-expanded'),
          overflow: getComputedStyle(document.body).overflowY,
        }));
      for (const width of [997, 1080, 1300]) {
        await reader.click('.navbar__toggle');
        await reader.see(MENU);
        expect((await state()).expanded).toBe('true');
        await reader.tab.resizeWindow(990, 700);
        await reader.see(MENU);
        await reader.tab.resizeWindow(width, 700);
        await reader.gone(MENU);
        await expect.poll(state).toEqual({ expanded: 'false', overflow: 'visible' });
        await reader.press('PageDown');
        await expect.poll(() => reader.tab.run(() => scrollY)).toBeGreaterThan(100);
        await reader.tab.run(() => scrollTo(0, 0));
        await reader.tab.resizeWindow(600, 700);
        await reader.gone(MENU);
        await expect.poll(state).toEqual({ expanded: 'false', overflow: 'visible' });
      }
    },
    { onlyBy: { firefox: 'a change of the content area: the driver cannot resize the window' } },
  ),
  behavior(
    'on a narrow window the contents close when a link is followed',
    async (reader) => {
      await reader.tab.resize(390, 800);
      await reader.goto(DOC);
      await reader.click('main details[data-contents] > summary');
      await reader.click('main details[data-contents] a[href="#next"]');
      await reader.at(reader.path(`${DOC}#next`));
      await reader.gone('main details[data-contents] a');
    },
    { alike: true },
  ),
  behavior('Back closes the side menu and stays on the page', async (reader) => {
    await reader.tab.resize(800, 800);
    await reader.open('/docs/news');
    await reader.goto(DOC);
    await reader.click('.navbar__toggle');
    await reader.see(MENU);
    await reader.back();
    await reader.gone(MENU);
    await reader.at(reader.path(DOC));
  }),
  behavior(
    'another language keeps the path, the search string and the hash',
    async (reader, { otherLanguage: [language, prefix] }) => {
      await reader.open(`${DOC}?a=1#next`);
      await reader.click('nav.navbar summary');
      await reader.click('nav.navbar a[data-language]', language);
      await reader.at(`${prefix}${DOC}?a=1#next`);
      await reader.see('h1');
    },
    { alike: true },
  ),
  behavior('code is copied, and the button says so', async (reader, { copied }) => {
    await reader.open(DOC);
    const code = await reader.tab.run(() => document.querySelector('main .code code')?.textContent);
    await reader.click('main .code .code-copy');
    await reader.see('main .code .code-copy', copied);
    expect(await reader.paste()).toBe(code);
  }),
  behavior(
    'the page is copied as Markdown',
    async (reader, { copied }) => {
      await reader.open(DOC);
      await reader.click('.copy-page > button');
      await reader.see('.copy-page > button', copied);
      const markdown = await fetch(`http://localhost:${reader.network.target}${reader.path(DOC)}.md`);
      // WebKitGTK pastes no-break spaces as spaces.
      const plain = (text: string) => text.replaceAll('\u00a0', ' ');
      expect(plain(await reader.paste())).toBe(plain(await markdown.text()));
    },
    { alike: true },
  ),
];
