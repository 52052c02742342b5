import type { Locator, Page } from '@playwright/test';
import { SearchModal } from '../search.ts';
import { expect, LONG, open, test, wake } from '../test.ts';

/** A hostile search host, data host, link or browser storage: whatever they contain stays text. */

const ATTACK = `<img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script>`;
const ATTACKS = [
  ATTACK,
  `"><svg onload=document.title='hacked'>`,
  `</mark></a><iframe srcdoc="<script>parent.document.title='hacked'</script>"></iframe>`,
  `&lt;img src=x onerror=document.title='hacked'&gt;`,
  `&#60;script&#62;document.title='hacked'&#60;/script&#62;`,
  `{{constructor.constructor('document.title=1')()}}`,
];

/** Elements that our hits never contain. */
const FOREIGN =
  'img, script, iframe, object, embed, style, link, meta, b, video, svg[onload], mark mark, mark *';

/** As JSON text, so that `__proto__` is a key like any other. */
function hostileAnswer(more = ''): string {
  const hits = ATTACKS.flatMap((attack, n) => [
    hit({ id: `a${n}`, url: '/docs/getting-start#libraries', text: attack }),
    hit({ id: `b${n}`, url: '/docs/news', text: `<mark>${attack}</mark> <mark><b>bold</b>` }),
  ]);
  const addresses = [
    `javascript:document.title='hacked'`,
    ` java\tscript:document.title='hacked'`,
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:http://localhost/1',
    'file:///etc/passwd',
  ].map((url, n) => hit({ id: `c${n}`, url, text: 'An address that must not be followed' }));
  const odd = [
    'null',
    '7',
    '[]',
    '{"objectID":{},"url":[],"hierarchy":7,"type":null}',
    '{"objectID":"d","url":"/docs/news","type":"lvl1","hierarchy":{"lvl0":{"a":1},"lvl1":"Odd section"}}',
    `{"objectID":"e","url":"/docs/news","type":"__proto__","hierarchy":{"__proto__":{"lvl1":"x"},"lvl1":"y"}}`,
    `{"objectID":"f","url":"/docs/news","type":"constructor","hierarchy":{"constructor":"x"}}`,
  ];
  const found = [...hits, ...addresses, ...odd].join(',');
  return `{"results":[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},
    "hits":[${found}],"nbHits":45,"nbPages":3,"queryID":${JSON.stringify(ATTACK)}${more}}]}`;
}

function hit({ id, url, text }: { id: string; url: string; text: string }): string {
  const marked = { value: text, matchLevel: 'full' };
  return JSON.stringify({
    objectID: id,
    url,
    type: 'content',
    content: text,
    hierarchy: { lvl0: text, lvl1: text, lvl2: text },
    _snippetResult: { hierarchy: { lvl1: marked, lvl2: marked }, content: marked },
    _highlightResult: { hierarchy: { lvl1: marked, lvl2: marked }, content: marked },
  });
}

const nothingFound = (text: string) =>
  JSON.stringify({ results: [{ hits: [], nbHits: 0, nbPages: 0, _suggestions: [text, `${text}2`] }] });

async function answering(page: Page, body: string): Promise<void> {
  await page.route('**/1/indexes/**', (route) => route.fulfill({ contentType: 'application/json', body }));
}

async function expectUnharmed(page: Page, part: Locator): Promise<void> {
  await expect(part.locator(FOREIGN)).toHaveCount(0);
  const addresses = await part
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.filter((address) => !/^https?:\/\//.test(address))).toEqual([]);
  expect(await page.title()).not.toBe('hacked');
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
}

test('hostile records stay text in the modal, and their addresses lead nowhere', async ({ page }) => {
  await answering(page, hostileAnswer(`,"_repairedQuery":${JSON.stringify(ATTACK)}`));
  await open(page, '/docs/getting-start');
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('captcha');
  await expect(modal.options.first()).toBeVisible();
  await expect(modal.dialog).toContainText(ATTACK);
  await expect(modal.dialog).not.toContainText('must not be followed');
  await expect(modal.dialog.locator('mark').first()).toContainText('<img src=x');
  await expectUnharmed(page, modal.dialog);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/getting-start#libraries$/);

  // Now a recent search, which is shown as text too.
  await modal.open();
  await expect(modal.options.first()).toContainText('<img src=x');
  await expectUnharmed(page, modal.dialog);
});

test('hostile records stay text on the results page', async ({ page }) => {
  await answering(page, hostileAnswer());
  await page.goto('/search?q=captcha');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toContainText('<img src=x');
  await expect(main.locator('h3 mark').first()).toContainText('<img src=x');
  await expect(main).not.toContainText('must not be followed');
  await expectUnharmed(page, main);
});

test('hostile suggestions are offered as text', LONG, async ({ page }) => {
  await answering(page, nothingFound(ATTACK));
  await open(page, '/docs/getting-start');
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('captcha');
  await expect(modal.dialog.getByRole('button', { name: ATTACK }).first()).toBeVisible();
  await expectUnharmed(page, modal.dialog);
});

test('hostile queries are text wherever they are repeated', LONG, async ({ page }) => {
  test.slow();
  const main = page.getByRole('main');
  const modal = new SearchModal(page);
  for (const attack of ATTACKS) {
    await test.step(attack, async () => {
      await page.goto(`/search?q=${encodeURIComponent(attack)}`);
      await expect(main).toHaveAttribute('data-status', 'idle');
      await expect(main.getByRole('searchbox')).toHaveValue(attack.slice(0, 64));
      await expectUnharmed(page, main);
    });
  }
  await wake(page);
  await modal.open();
  for (const attack of ATTACKS) {
    await test.step(attack, async () => {
      const answered = page.waitForResponse('**/1/indexes/*/queries*');
      await modal.search(attack);
      await answered;
      await expect(modal.dialog).toHaveAttribute('data-status', 'idle');
      await expect(modal.input).toHaveValue(attack.slice(0, 64));
      await expectUnharmed(page, modal.dialog);
    });
  }
});

test(
  'a search host that returns something else entirely leads to the error screen',
  LONG,
  async ({ page, watch }) => {
    watch.allow(/without results|JSON|Deserialization/i);
    await open(page, '/docs/getting-start');
    const modal = new SearchModal(page);
    await modal.open();
    for (const body of [
      '<html><script>document.title="hacked"</script>',
      '[]',
      '{"results":{"hits":1}}',
      'null',
    ]) {
      await page.unrouteAll();
      await answering(page, body);
      await modal.search(`captcha ${body.length}`, 'error');
      await expectUnharmed(page, modal.dialog);
    }
  },
);

test('stored searches that were tampered with lead nowhere', async ({ page }) => {
  await open(page, '/docs/getting-start');
  await page.evaluate((attack) => {
    const visits = [
      { url: "javascript:document.title='hacked'", title: 'Astray', path: [] },
      { url: '//evil.example/', title: 'Astray', path: [] },
      { url: '/docs/news', title: attack, path: [attack] },
      { url: '/docs/news', title: 7, path: null },
      null,
    ];
    localStorage.setItem('docs.search.recent.docs-en', JSON.stringify(visits));
    localStorage.setItem('docs.search.favorite.docs-en', '{"__proto__":[1]}');
  }, ATTACK);
  const modal = new SearchModal(page);
  await modal.open();
  await expect(modal.options).toHaveCount(1);
  await expect(modal.options).toContainText(ATTACK);
  await expectUnharmed(page, modal.dialog);
});

test('a hostile data host can put only text into the page', async ({ page }) => {
  await page.route('**/data/', (route) => route.fulfill({ json: { UserAgent: ATTACK } }));
  await page.goto('/docs/api/methods/get-user-agent');
  const shown = page.locator('[data-user-agent]');
  await expect(shown.first()).toHaveText(ATTACK);
  await expectUnharmed(page, shown);
});

test('an address that holds markup is not repeated by the not-found page', async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto(
    `/docs/${encodeURIComponent(ATTACK)}?q=${encodeURIComponent(ATTACK)}#${encodeURIComponent(ATTACK)}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await wake(page);
  await expect(page.getByRole('main')).not.toContainText('onerror');
  await expectUnharmed(page, page.getByRole('main'));
});

test('text becomes markup only where the build made it: trusted types are enforced', async ({
  page,
  watch,
}) => {
  watch.allow(/Trusted|trusted-types|Content Security Policy|Refused/i);
  await open(page, '/docs/news');
  const refused = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return {
      html: attempt(() => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>')),
      frame: attempt(() => {
        document.createElement('iframe').srcdoc = '<b>x</b>';
      }),
      script: attempt(() => {
        document.createElement('script').src = 'https://evil.example/x.js';
      }),
      policy: attempt(() => trustedTypes.createPolicy('mine', {})),
    };
  });
  expect(refused).toEqual({ html: true, frame: true, script: true, policy: true });
});

test('code and drawings, written by React on the way to a page, are let through', LONG, async ({ page }) => {
  await open(page, '/docs/news');
  await page.getByRole('link', { name: 'Getting started' }).first().click();
  await expect(page).toHaveURL(/getting-start$/);
  await expect(page.locator('figure.drawing svg').first()).toBeVisible();
  await expect(page.locator('pre code span').first()).toBeVisible();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});
