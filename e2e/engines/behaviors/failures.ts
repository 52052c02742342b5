import { type Behavior, behavior, DOC, NETWORK, REACT } from '../behavior.ts';

const KINDS = [
  '/',
  '/docs/getting-start',
  '/docs/captchas',
  '/docs/captchas/ComplexImageTask-Recognition',
  '/docs/api/api-errors',
  '/search',
];

export const FAILURES: Behavior[] = [
  behavior(
    'the not-found page says what to do, with React too, and its language links keep the path',
    async (reader, { notFound, owner, otherLanguage: [language, prefix] }) => {
      await reader.open('/nowhere/at-all?a=1#b');
      await reader.see('h1', notFound);
      await reader.see('main p', owner);
      await reader.click('nav.navbar summary');
      await reader.click('nav.navbar a[data-language]', language);
      await reader.at(`${prefix}/nowhere/at-all?a=1#b`);
    },
    { alike: true, expected: /404/ },
  ),
  behavior(
    'a crash shows its page; Try again repairs it, and a link leads away',
    async (reader, { crashed, again }) => {
      await reader.open('/fixture/crash');
      await reader.click('main button', 'Crash this page');
      await reader.see('h1', crashed);
      await reader.click('main button', again);
      await reader.click('main button', 'Crash this page');
      await reader.see('h1', crashed);
      await reader.click('nav.navbar a[href$="/docs/extension"]');
      await reader.at(reader.path('/docs/extension'));
      await reader.see('article h1');
    },
    { alike: true, fixture: true, expected: /./ }, // React reports the crash in its own words
  ),
  behavior(
    'a first load whose code fails reloads once, then shows Page Error; Retry loads it',
    async (reader, { pageError, retry }) => {
      const restore = reader.network.fail(REACT);
      await reader.goto(DOC);
      await reader.tab.moveMouse(2, 2);
      await reader.tab.moveMouse(4, 4);
      await reader.see('h1', pageError);
      restore();
      await reader.click('main button', retry);
      await reader.see('article h1');
      await reader.wake();
    },
    { expected: NETWORK },
  ),
  behavior('no kind of page causes a console error or a policy violation', async (reader) => {
    for (const path of KINDS) {
      await reader.open(path);
      await reader.see('h1');
    }
  }),
];
