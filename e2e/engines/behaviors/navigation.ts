import { expect } from 'vitest';
import { type Behavior, behavior, CHUNKS, DOC, NETWORK } from '../behavior.ts';
import type { Reader } from '../reader.ts';

/** A page that only the sidebar links to: pages that the text links to are prefetched. */
const LINK = '.theme-doc-sidebar-menu a[href$="/docs/api/block-reason"]';
const TARGET = '/docs/api/block-reason';
const isFocused = (reader: Reader, selector: string) =>
  reader.tab.run((selector) => !!document.activeElement?.matches(selector), selector);
const scrolled = (reader: Reader) => reader.tab.run(() => Math.round(scrollY));

export const NAVIGATION: Behavior[] = [
  behavior('a link within the site changes the page without a full load; Back returns', async (reader) => {
    await reader.open(DOC);
    const title = (await reader.see('h1')).text;
    await reader.mark();
    await reader.click(LINK);
    await reader.at(reader.path(TARGET));
    await expect.poll(async () => (await reader.see('h1')).text).not.toBe(title);
    await reader.back();
    await reader.at(reader.path(DOC));
    await reader.see('h1', title);
    expect(await reader.isMarked()).toBe(true);
  }),
  behavior('Back restores the place on the page', async (reader) => {
    await reader.open('/docs/api/api-errors');
    await reader.tab.run(() => scrollTo(0, 1200));
    await expect.poll(() => scrolled(reader)).toBe(1200);
    await reader.follow(LINK);
    await reader.at(reader.path(TARGET));
    await expect.poll(() => scrolled(reader)).toBe(0);
    await reader.back();
    await expect.poll(() => scrolled(reader)).toBe(1200);
  }),
  behavior(
    'a slow page is loaded before the switch, with progress shown and the focus on its link meanwhile',
    async (reader) => {
      await reader.open(DOC);
      const title = (await reader.see('h1')).text;
      const release = reader.network.hold(CHUNKS);
      await reader.focus(LINK);
      await reader.press('Enter');
      await reader.root('data-navigating', '');
      await reader.see('h1', title);
      expect(await isFocused(reader, LINK)).toBe(true);
      release();
      await reader.root('data-navigating', null);
      await reader.at(reader.path(TARGET));
      await expect.poll(async () => (await reader.see('h1')).text).not.toBe(title);
      expect(await isFocused(reader, LINK)).toBe(false);
    },
  ),
  behavior(
    'a page whose code fails reloads, then shows Page Error; Retry loads it',
    async (reader, { pageError, retry }) => {
      await reader.open(DOC);
      const restore = reader.network.fail(CHUNKS);
      await reader.follow(LINK);
      await reader.see('h1', pageError);
      await reader.at(reader.path(TARGET));
      restore();
      await reader.click('main button', retry);
      await reader.see('article h1');
      await reader.wake();
    },
    { alike: true, expected: NETWORK },
  ),
];
