import { expect } from 'vitest';
import { type Behavior, behavior, DOC } from '../behavior.ts';

const withoutScript = true;

export const WITHOUT_SCRIPT: Behavior[] = [
  behavior(
    'without script, a page is readable and its links work',
    async (reader) => {
      await reader.goto(DOC);
      await reader.see('h1');
      await reader.see('main .code');
      await reader.click('.theme-doc-toc-desktop a[href="#next"]');
      await reader.at(reader.path(`${DOC}#next`));
      await reader.click('.theme-doc-sidebar-menu a[href$="/block-reason"]');
      await reader.at(reader.path('/docs/api/block-reason'));
      await reader.see('h1');
    },
    { withoutScript },
  ),
  behavior(
    'without script, the languages are links to the same page',
    async (reader, { otherLanguage: [language, prefix] }) => {
      await reader.goto(DOC);
      await reader.click('nav.navbar summary');
      await reader.click('nav.navbar a[data-language]', language);
      await reader.at(prefix + DOC);
    },
    { withoutScript, alike: true },
  ),
  behavior(
    'without script, no control is shown that would do nothing',
    async (reader) => {
      for (const width of [800, 1280]) {
        await reader.tab.resize(width, 800);
        await reader.goto(DOC);
        await reader.see('h1');
        expect(await reader.all('button:not([type="submit"], [data-native])')).toEqual([]);
      }
    },
    { withoutScript, alike: true },
  ),
  behavior(
    'without script, the search button leads to the results page, which says what it needs',
    async (reader, { needsScript }) => {
      await reader.goto(DOC);
      await reader.click('nav.navbar button[aria-haspopup="dialog"]');
      await reader.at(reader.path('/search'));
      await reader.see('main *', needsScript);
    },
    { withoutScript },
  ),
];
