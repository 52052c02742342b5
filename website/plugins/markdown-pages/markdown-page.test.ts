import { markdownAddress } from '@docs/site/addresses';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { markdownPageText, readMarkdownPage } from './markdown-page.ts';

const HEAD =
  '<title>Page | Site</title><meta name="description" content="What it is: a page."><link rel="canonical" href="https://docs.example/docs/page">';
const page = (article: string, head = HEAD, locale = 'en', defaultTitles: string[] = []) =>
  readMarkdownPage({
    $: load(`<html><head>${head}</head><body><main><article><div class="theme-doc-markdown">${article}</div>
      <footer><span class="theme-last-updated"><time datetime="2026-11-15T05:00:31.000Z">x</time></span></footer>
      </article></main></body></html>`),
    locale,
    siteTitle: 'Site',
    url: new URL('https://docs.example/docs/page'),
    defaultTitles: new Set(defaultTitles),
  });
const markdown = (article: string, locale?: string) => page(article, HEAD, locale)?.body.trimEnd();

describe('a Markdown page', () => {
  it('has front matter and then the text', () => {
    const markdownPage = page('<h1>Page</h1>');
    expect(markdownPage && markdownPageText(markdownPage)).toBe(
      "---\ntitle: Page\ndescription: 'What it is: a page.'\nlocale: en\n" +
        "canonical: https://docs.example/docs/page\nlastUpdate: '2026-11-15'\n---\n\n# Page\n",
    );
  });

  it.each([
    '<meta name="robots" content="noindex, nofollow">',
    '<meta http-equiv="refresh" content="0; url=/x">',
  ])('does not exist for a page that is not indexed: %s', (head) => {
    expect(page('<h1>Page</h1>', head)).toBeNull();
  });

  it.each([
    ['/docs/page', '/docs/page.md'],
    ['/docs/folder/', '/docs/folder.md'],
    ['/ru/', '/ru/index.md'],
  ])('of %s is at %s', (path, markdownPage) => {
    expect(markdownAddress(path, '/ru/')).toBe(markdownPage);
  });
});

describe('in the Markdown', () => {
  it.each([
    ['a heading is no link to itself', '<h2 id="a" class="anchor"><a href="#a">A</a></h2>', '## A'],
    [
      'a link is absolute',
      '<p><a href="#a">a</a> <a href="/docs/b#c">b</a> <a href="https://x.example/">c</a></p>',
      '[a](https://docs.example/docs/page#a) [b](https://docs.example/docs/b#c) [c](https://x.example/)',
    ],
    [
      'a block that opens is there as a whole, such as the one that names the sandbox command',
      '<details><summary>Try it</summary><p>On your computer: <a href="/docs/b#sandbox"><code>npm run sandbox</code></a></p></details>',
      '**Try it**\n\nOn your computer: [`npm run sandbox`](https://docs.example/docs/b#sandbox)',
    ],
    [
      'a form that only a browser can show is left out',
      '<p>a</p><details class="tool try-it"><summary><b>Try it</b><span>Open</span></summary><p>Fill in</p></details>',
      'a',
    ],
    [
      'a name with underscores is left as it is',
      '<p>cf_clearance, _this_, a*b</p>',
      'cf_clearance, \\_this\\_, a\\*b',
    ],
    [
      'code has its language and no colors',
      '<div class="code"><div class="code-title">a.js</div><pre><code class="language-js"><span class="tk">let</span> a\n  = <span data-user-agent>UA</span></code></pre><button>Copy</button></div>',
      '**a.js**\n\n```js\nlet a\n  = UA\n```',
    ],
    [
      'samples are labeled one by one',
      '<div class="samples"><input type="radio" id="s-go" value="go"><label for="s-go">Go</label><input type="radio" id="s-php" value="php"><label for="s-php">PHP</label><div class="code" data-sample="go"><pre><code class="language-go">a</code></pre></div><div class="code" data-sample="php"><pre><code class="language-php">b</code></pre></div></div>',
      '**Go**\n\n```go\na\n```\n\n**PHP**\n\n```php\nb\n```',
    ],
    [
      'a note has its kind and its own title',
      '<div class="theme-admonition theme-admonition-danger"><div class="admonition-heading"><svg></svg>Mind this</div><p>Text.</p><ul><li>a</li></ul></div>',
      '> [!CAUTION]\n> **Mind this**\n>\n> Text.\n>\n> - a',
    ],
    [
      'a note within a note is kept',
      '<div class="theme-admonition theme-admonition-tip"><div class="admonition-heading">tip</div><p>A</p><div class="theme-admonition theme-admonition-info"><div class="admonitionContent_x"><p>B</p></div></div></div>',
      '> [!TIP]\n> A\n>\n> > [!NOTE]\n> > B',
    ],
    [
      'a drawing is its description',
      '<figure><svg role="img"><title>Life</title><desc>It goes on.</desc><path d="M0"/></svg></figure>',
      '**Figure: Life** — It goes on.',
    ],
    [
      'a table cell is one line, whatever is in it',
      '<table><thead><tr><th>Field<th>Text<tbody><tr><th colspan="2">Group<tr id="a"><th><a href="#a"><code>a_<wbr>b</code></a><small>log: X</small><td>One | two.<ul><li>first<li><code>x|y</code></ul></table>',
      '| Field | Text |\n| - | - |\n| **Group** | |\n| `a_b` (log: X) | One \\| two. • first • `x\\|y` |',
    ],
    [
      'cards are a list of links',
      '<section><article><a href="/a"><b>A</b> <span>About a.</span></a></article><article><a href="/b"><b>B</b> <span>About b.</span></a></article></section>',
      '- [A](https://docs.example/a) — About a.\n- [B](https://docs.example/b) — About b.',
    ],
    [
      'cards with a picture are a list of links, too',
      '<ul><li><a href="/a"><span><svg></svg></span><b>A</b></a><li><a href="/b"><svg></svg><b>B</b><span>About b.</span></a></ul>',
      '- [A](https://docs.example/a)\n- [B](https://docs.example/b) — About b.',
    ],
    [
      'terms and news are lists',
      '<dl><dt>Type<dd><code>X</code><dt>Wait<dd>10 s</dl><p>And:</p><ul><li><time>May 5</time><span>API</span><div>Added</div></ul>',
      '- **Type**: `X`\n- **Wait**: 10 s\n\nAnd:\n\n- May 5 · API · Added',
    ],
    [
      'controls and states are left out',
      '<div class="filter"><fieldset><legend>Kind</legend></fieldset><p role="status">Shown: 3</p></div><p hidden>None</p><p>Text<!-- --> <button>?</button></p>',
      'Text',
    ],
  ])('%s', (_title, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('omits the title of a note if it only repeats the type of the note, in the language of the page', () => {
    const note =
      '<div class="theme-admonition theme-admonition-note"><div class="admonition-heading">nota</div><p>A</p></div>';
    expect(page(note, HEAD, 'pt-br', ['nota'])?.body.trimEnd()).toBe('> [!NOTE]\n> A');
  });

  it('labels and punctuation are Chinese on a Chinese page', () => {
    expect(markdown('<svg role="img"><title>A</title><desc>B</desc></svg><dl><dt>C<dd>D</dl>', 'zh')).toBe(
      '**图示：A** — B\n\n- **C**：D',
    );
  });
});
