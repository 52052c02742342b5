import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { type Page, readPage } from './page';

/** A page in the shape that theme-classic builds. */
function docPage(markdown: string, { head = '' } = {}): string {
  return `<!doctype html><html lang="en-US"><head><title>API errors | Captcha Cloud</title>${head}</head><body>
  <nav class="navbar">Navbar words</nav>
  <aside class="theme-doc-sidebar-container"><nav class="menu">Sidebar words</nav></aside>
  <main><article>
    <nav class="theme-doc-breadcrumbs"><ul class="breadcrumbs">
      <li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/"><svg></svg></a></li>
      <li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/docs/category/api"><span>API</span></a></li>
      <li class="breadcrumbs__item breadcrumbs__item--active"><span class="breadcrumbs__link">API errors</span></li>
    </ul></nav>
    <span class="theme-doc-version-badge badge">Version: Next</span>
    <div class="theme-doc-toc-mobile"><button>On this page</button></div>
    <div class="theme-doc-markdown markdown">${markdown}</div>
    <footer class="theme-doc-footer">Last updated on Nov 1</footer>
  </article><nav class="pagination-nav">Next: Bad tokens</nav></main>
  <div class="table-of-contents">On this page</div><footer>Footer words</footer></body></html>`;
}

const MARKDOWN = `
<header><h1>API errors</h1></header>
<p>Find out what an <code>errorCode</code>\u00a0means.</p>
<h2 class="anchor" id="read"><a href="#read">How to read&nbsp;an error</a></h2>
<ul><li>First <strong>item</strong><ul><li>Nested item</li></ul></li></ul>
<div class="theme-admonition"><div class="admonition-heading"><svg></svg>warning</div><p>Only your own account.</p></div>
<div class="code"><pre tabindex="0"><code class="language-json">{<span class="tc">// secretComment1</span>
  "errorId": 1, "type": "RecaptchaV2Task" }</code></pre><button>Copy</button></div>
<h3 class="anchor" id="table">All codes</h3>
<table><thead><tr><th>Code</th><th>Meaning</th></tr></thead><tbody>
  <tr id="ERROR_ZERO_BALANCE"><td><code>ERROR_ZERO_BALANCE</code></td><td>No money <em>left</em></td><td><p>Top up</p><p>Try again</p></td></tr>
  <tr><td>plain</td><td>row</td></tr>
</tbody></table>
<div hidden>Hidden words</div>
<h2 class="anchor" id="after">After</h2><p>Last words &lt;b&gt;.</p>`;

const PATH = '/docs/api/api-errors';
const read = (html: string, page: Partial<Page> = {}) =>
  readPage({ path: PATH, $: load(html), locale: 'en', section: 'API', role: 'page', ...page });

test('Headings become records with the levels above them, and paragraphs and list items their content', () => {
  const { records, warnings } = read(docPage(MARKDOWN));
  expect(warnings).toEqual([]);
  expect(
    records.map(({ type, anchor, hierarchy, content }) => [
      type,
      anchor,
      hierarchy.lvl2,
      hierarchy.lvl3,
      content,
    ]),
  ).toEqual([
    ['lvl1', null, null, null, null],
    ['content', null, null, null, 'Find out what an errorCode means.'],
    ['lvl2', 'read', 'How to read an error', null, null],
    ['content', 'read', 'How to read an error', null, 'First item'],
    ['content', 'read', 'How to read an error', null, 'Nested item'],
    ['content', 'read', 'How to read an error', null, 'Only your own account.'],
    ['lvl3', 'table', 'How to read an error', 'All codes', null],
    ['lvl4', 'ERROR_ZERO_BALANCE', 'How to read an error', 'All codes', 'No money left · Top up Try again'],
    ['content', 'table', 'How to read an error', 'All codes', 'plain · row'],
    ['lvl2', 'after', 'After', null, null],
    ['content', 'after', 'After', null, 'Last words <b>.'],
  ]);
});

test('A table row with an id is found at its own anchor under its own name', () => {
  const { records } = read(docPage(MARKDOWN));
  const row = records.find((record) => record.anchor === 'ERROR_ZERO_BALANCE');
  expect(row?.url).toBe('/docs/api/api-errors#ERROR_ZERO_BALANCE');
  expect(row?.hierarchy.lvl4).toBe('ERROR_ZERO_BALANCE');
});

test('The identifiers of a code block are keywords of its section, its comments are not', () => {
  const { records } = read(docPage(MARKDOWN));
  expect(records.find((record) => record.type === 'lvl2')?.keywords).toEqual([
    'errorId',
    'type',
    'RecaptchaV2Task',
  ]);
});

test('The top-level section is the one of the page', () => {
  expect(read(docPage(MARKDOWN), { section: 'API reference' }).records[0]?.hierarchy.lvl0).toBe(
    'API reference',
  );
});

test('Object ids do not depend on the rest of the page, and never repeat', () => {
  const ids = read(docPage(MARKDOWN)).records.map((record) => record.objectID);
  const shifted = read(docPage(MARKDOWN.replace('<h2 class="anchor" id="read">', '<p>New paragraph.</p>$&')));
  expect(new Set(ids).size).toBe(ids.length);
  const added = shifted.records.map((record) => record.objectID).filter((id) => !ids.includes(id));
  expect(added).toEqual(['/docs/api/api-errors|content|1']);
});

test('A page that robots may not index has no records', () => {
  const html = docPage(MARKDOWN, { head: '<meta name="robots" content="noindex, nofollow">' });
  expect(read(html).records).toEqual([]);
});

test('A page that only redirects has no records', () => {
  expect(
    read(docPage(MARKDOWN, { head: '<meta http-equiv="Refresh" content="0; url=/x">' })).records,
  ).toEqual([]);
});

test('No record contains text of the page frame', () => {
  const text = JSON.stringify(read(docPage(MARKDOWN)).records);
  expect(text).not.toMatch(
    /Navbar|Sidebar|Footer|On this page|Version: Next|Last updated|Copy|Hidden|secretComment1|Next: Bad/,
  );
  expect(text).not.toMatch(/\u200b|\u00a0/);
});

test('A page without h1 is found under its document title and causes a one-sentence warning', () => {
  const { records, warnings } = read(docPage('<p>Words.</p>'));
  expect(records[0]).toMatchObject({ type: 'lvl1', hierarchy: { lvl1: 'API errors' } });
  expect(warnings).toEqual([expect.stringMatching(/^\/docs\/api\/api-errors has no h1, .*\.$/)]);
});

test('A duplicate id causes a warning, and both records are kept', () => {
  const { records, warnings } = read(docPage('<h1>T</h1><h2 id="a">A</h2><h2 id="a">B</h2>'));
  expect(records.map((record) => record.objectID)).toEqual([
    `${PATH}|lvl1|0`,
    `${PATH}#a|lvl2|0`,
    `${PATH}#a|lvl2|1`,
  ]);
  expect(warnings).toEqual([expect.stringContaining('has the id "a" twice')]);
});

test('An empty page has no records and causes a one-sentence warning', () => {
  expect(read('<main></main>')).toMatchObject({
    records: [],
    warnings: [expect.stringContaining('has no text')],
  });
});

test('The main page outranks a category index, which outranks an ordinary page', () => {
  const roles = ['main', 'category', 'page'] as const;
  const ranks = roles.map((role) => read(docPage(MARKDOWN), { role }).records[0]?.weight.pageRank ?? 0);
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(new Set(ranks).size).toBe(3);
});

test('The description of a page is found at the page, unless the page begins with it', () => {
  const head = '<meta name="description" content="Every code with its meaning.">';
  const described = read(docPage(MARKDOWN, { head })).records;
  expect(described[1]).toMatchObject({ type: 'content', url: PATH, content: 'Every code with its meaning.' });
  const derived = '<meta name="description" content="Find out what an errorCode means.">';
  expect(read(docPage(MARKDOWN, { head: derived })).records).toEqual(read(docPage(MARKDOWN)).records);
});

test('Adjacent elements become separate words, and a term is kept with its definition', () => {
  const markdown =
    '<h1>T</h1><p><a>Get started</a><a>Look up</a></p><dl><dt>Price</dt><dd>per 1000</dd></dl>';
  const { records } = read(docPage(markdown));
  expect(records.slice(1).map((record) => record.content)).toEqual([
    'Get started Look up',
    'Price: per 1000',
  ]);
});

test('If a sample has several languages, names that occur in only one of them are left out', () => {
  const panel = (code: string) => `<div data-sample="x"><pre><code>${code}</code></pre></div>`;
  const samples = `<div>${panel('requests.post(websiteKey=1)')}${panel('HttpPost.send(websiteKey)')}</div>`;
  expect(read(docPage(`<h1>T</h1>${samples}`)).records[0]?.keywords).toEqual(['websiteKey']);
});

test('Attributes, dotted names and published addresses in code are keywords, addresses of examples are not', () => {
  const code =
    '&lt;script src="https://challenges.cloudflare.com/turnstile/v0/api.js">&lt;/script>' +
    '&lt;div class="cf-turnstile"> turnstile.render("https://site.example/page")';
  const { keywords } = read(docPage(`<h1>T</h1><pre><code>${code}</code></pre>`)).records[0] ?? {};
  expect(keywords).toEqual(
    expect.arrayContaining([
      'challenges.cloudflare.com/turnstile/v0/api.js',
      'cf-turnstile',
      'turnstile.render',
    ]),
  );
  expect(keywords?.join()).not.toContain('site.example/page');
});

test('The description of a drawing is text of its section', () => {
  const drawing =
    '<figure><svg role="img"><title>Flow</title><desc>You send a task.</desc><text>x</text></svg></figure>';
  const { records } = read(docPage(`<h1>T</h1><h2 id="flow">Flow</h2>${drawing}`));
  expect(records[2]).toMatchObject({ anchor: 'flow', content: 'You send a task.' });
});

test('A list of dated entries ranks below every other page', () => {
  const news = '<h1>News</h1><ul><li id="a"><time>May 1</time><div>Temu added</div></li></ul>';
  expect(read(docPage(news)).records[0]?.weight.pageRank).toBe(0);
});

test('A dated list item has its text, not its date, as its title', () => {
  const item =
    '<ul><li id="temu"><time>April 8, 2025</time><span>Captchas</span><div>Temu added</div></li></ul>';
  const { records } = read(docPage(`<h1>News</h1>${item}`));
  expect(records[1]).toMatchObject({
    anchor: 'temu',
    hierarchy: { lvl2: 'Temu added' },
    content: 'April 8, 2025 Captchas',
  });
});
