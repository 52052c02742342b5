import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/** What a reader meets on a page, in order. */
export type Block =
  | { kind: 'heading'; level: number; id: string | null; text: string }
  /** A table row, list item or box with an address of its own; its name is what it is about. */
  | { kind: 'entry'; id: string; name: string; text: string; code: string[] }
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string };

/** Chrome, controls and drawings: nothing of them is text that a reader searches for. */
const LEFT_OUT = [
  ...[
    'nav',
    'footer',
    'script',
    'style',
    'template',
    'noscript',
    'svg',
    'button',
    'input',
    'label',
    'select',
    'textarea',
  ],
  ...['[hidden]', '[aria-hidden="true"]', '.hash-link', '.theme-doc-toc-mobile', '.theme-doc-breadcrumbs'],
  ...[
    '.theme-doc-version-badge',
    '.theme-doc-version-banner',
    '.theme-unlisted-banner',
    '.theme-doc-footer',
    '.pagination-nav',
  ],
  // Cards repeat the titles of other pages, which are found under their own addresses.
  ...['.theme-doc-card-container', 'article a.card'],
].join(',');

const BLOCKS = new Set(
  (
    'address article aside blockquote body dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const ENTRIES = new Set(['tr', 'li', 'div', 'dt', 'section', 'article', 'details']);

/** A stock title such as "warning" or "警告" says nothing; a writer's own has more to it. */
const STOCK_TITLE = /^(\p{Script=Han}{1,2}|[^\s\p{Script=Han}]{1,14})$/u;

export function readBlocks($: CheerioAPI, root: Cheerio<Element>): Block[] {
  root.find(LEFT_OUT).remove();
  root
    .find('.theme-admonition > [class*="admonitionHeading"]')
    .filter((_, title) => STOCK_TITLE.test(clean($(title).text())))
    .remove();
  const blocks: Block[] = [];
  visitChildren($, root.get(0), blocks);
  return blocks;
}

function visitChildren($: CheerioAPI, parent: Element | undefined, blocks: Block[]): void {
  let run: AnyNode[] = [];
  const endRun = (): void => {
    const text = clean(run.map((node) => $(node).text()).join(''));
    if (text !== '') blocks.push({ kind: 'text', text });
    run = [];
  };
  for (const node of parent?.children ?? []) {
    if (node.type === 'tag' && isBlock($, node)) {
      endRun();
      visit($, node, blocks);
    } else if (node.type === 'tag' || node.type === 'text') run.push(node);
  }
  endRun();
}

function isBlock($: CheerioAPI, node: Element): boolean {
  return BLOCKS.has(node.name) || $(node).find([...BLOCKS].join(',')).length > 0;
}

function visit($: CheerioAPI, node: Element, blocks: Block[]): void {
  const heading = /^h([1-6])$/.exec(node.name);
  const id = node.attribs.id;
  if (heading) {
    const text = clean($(node).text());
    if (text !== '') blocks.push({ kind: 'heading', level: Number(heading[1]), id: id ?? null, text });
  } else if (node.name === 'pre') blocks.push({ kind: 'code', text: codeText($, node) });
  else if (id && ENTRIES.has(node.name) && $(node).find('h1,h2,h3,h4,h5,h6').length === 0) {
    const entry = readEntry($, node, id);
    if (entry) blocks.push(entry);
  } else if (node.name === 'tr') {
    // The head of a table names its columns, which no reader looks for.
    const text = $(node).find('td').length > 0 ? rowText($, node) : '';
    if (text !== '') blocks.push({ kind: 'text', text });
  } else visitChildren($, node, blocks);
}

function readEntry($: CheerioAPI, node: Element, id: string): Block | undefined {
  const code = $(node)
    .find('pre')
    .get()
    .map((pre) => codeText($, pre));
  $(node).find('pre').remove();
  const cells = $(node).children('td,th');
  const first = cells.length > 0 ? cells.first() : $(node).find('code,strong,b,dt,summary,a').first();
  const marked = first.find('code').first();
  const name = clean((marked.length > 0 ? marked : first).text()) || id;
  const text = cells.length > 0 ? rowText($, node) : spaced(node);
  // A row reads "name, rest": the name is its title, so the rest alone is its content.
  const rest = text.startsWith(name) ? text.slice(name.length).replace(/^[\s·:—–-]+/, '') : text;
  return { kind: 'entry', id, name, text: rest, code };
}

function rowText($: CheerioAPI, row: Element): string {
  const cells = $(row).children('td,th').get();
  return cells
    .map((cell) => spaced(cell))
    .filter((text) => text !== '')
    .join(' · ');
}

/** The text with a blank between blocks, which `text()` would run together. */
function spaced(node: Element): string {
  const parts = (parent: Element): string =>
    parent.children
      .map((child) => {
        if (child.type === 'text') return child.data;
        if (child.type !== 'tag') return '';
        return BLOCKS.has(child.name) || child.name === 'br' ? ` ${parts(child)} ` : parts(child);
      })
      .join('');
  return clean(parts(node));
}

function codeText($: CheerioAPI, pre: Element): string {
  const copy = $(pre).clone();
  copy.find('.tc, .comment, [data-user-agent]').remove(); // tc: what plugins/highlight calls a comment
  copy.find('br').replaceWith('\n');
  return copy.text();
}

/** Blanks collapsed; soft hyphens, zero-width and direction marks taken out. */
export function clean(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
