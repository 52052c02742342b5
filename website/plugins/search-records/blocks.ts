import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/** The parts of a page, in reading order. */
export type Block =
  | { kind: 'heading'; level: number; id: string | null; text: string }
  /** A table row, list item or box with its own anchor. Its name is its topic. */
  | { kind: 'entry'; id: string; name: string; text: string; samples: string[][]; links: Link[] }
  | { kind: 'text'; text: string; links: Link[] }
  /** The same call or program in one language or more. */
  | { kind: 'code'; samples: string[] };

/** A link to another page of the site, or to a section of one. */
export interface Link {
  /** Site-absolute, without a slash at the end of the path. */
  to: string;
  text: string;
}

/** Navigation and controls: nobody searches for their text. */
const LEFT_OUT = new Set(
  'nav footer script style template noscript svg button input label legend select textarea output'.split(' '),
);
const LEFT_OUT_CLASS =
  /(?:^|\s)(?:copy-page|pagination-nav|theme-doc-(?:breadcrumbs|toc-mobile|version-badge|version-banner|footer)|theme-unlisted-banner|translation-notice|try-it|docCardListItem\w*|only-titles)(?:\s|$)/;

function isLeftOut({ name, attribs }: Element): boolean {
  if (LEFT_OUT.has(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true') return true;
  // Cards (docCardListItem, only-titles) repeat the titles of other pages, which are found under their own addresses.
  return attribs.role === 'status' || LEFT_OUT_CLASS.test(attribs.class ?? '');
}

const BLOCKS = new Set(
  (
    'address article aside blockquote body dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const ENTRIES = new Set(['tr', 'li', 'div', 'dt', 'section', 'article', 'details']);

/** A stock title such as "warning" or "警告" adds nothing to the index; a custom title is longer. */
const STOCK_TITLE = /^(\p{Script=Han}{1,2}|[^\s\p{Script=Han}]{1,14})$/u;

export function readBlocks($: CheerioAPI, text: Cheerio<Element>): Block[] {
  const root = text.clone();
  root.find('svg > desc').each((_, description) => {
    $(description)
      .parent()
      .replaceWith($('<p>').text($(description).text()));
  });
  for (const element of root.get()) prune(element);
  root
    .find('.admonition-heading')
    .filter((_, title) => STOCK_TITLE.test(clean($(title).text())))
    .remove();
  // The browser fills in the current User-Agent; the one from the build would soon be outdated.
  root.find('[data-user-agent]').text('…');
  const blocks: Block[] = [];
  for (const element of root.get()) visitChildren($, element, blocks);
  return blocks;
}

function prune(parent: Element): void {
  parent.children = parent.children.filter((child) => child.type !== 'tag' || !isLeftOut(child));
  for (const child of parent.children) if (child.type === 'tag') prune(child);
}

function holds(parent: Element, test: (element: Element) => boolean): boolean {
  return parent.children.some((child) => child.type === 'tag' && (test(child) || holds(child, test)));
}

function visitChildren($: CheerioAPI, parent: Element, blocks: Block[]): void {
  let run: AnyNode[] = [];
  const endRun = (): void => {
    const text = textOf(run);
    if (text !== '') blocks.push({ kind: 'text', text, links: linksIn(run) });
    run = [];
  };
  for (const node of parent.children) {
    if (node.type === 'tag' && (isBlock(node) || holds(node, isBlock))) {
      endRun();
      visit($, node, blocks);
    } else run.push(node);
  }
  endRun();
}

const isBlock = ({ name }: Element): boolean => BLOCKS.has(name);
const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name);
const hasId = ({ attribs }: Element): boolean => 'id' in attribs;

function visit($: CheerioAPI, node: Element, blocks: Block[]): void {
  const heading = /^h([1-6])$/.exec(node.name);
  const id = node.attribs.id;
  if (heading) {
    const text = textOf([node]);
    if (text !== '') blocks.push({ kind: 'heading', level: Number(heading[1]), id: id ?? null, text });
  } else if (node.name === 'pre' || holdsSamples(node)) {
    blocks.push({ kind: 'code', samples: samplesIn($, node) });
  } else if (id && ENTRIES.has(node.name) && !holds(node, isHeading)) {
    blocks.push(readEntry($, node, id));
  } else if (node.name === 'tr') {
    // The header row only has column names, which nobody searches for.
    const text = $(node).children('td').length > 0 ? rowText($, node) : '';
    if (text !== '') blocks.push({ kind: 'text', text, links: linksIn([node]) });
  } else if (node.name === 'dl' && !holds(node, hasId)) {
    for (const text of termTexts($, node)) blocks.push({ kind: 'text', text, links: [] });
  } else visitChildren($, node, blocks);
}

/** The panels of a sample in several languages. */
function holdsSamples(node: Element): boolean {
  return node.children.some((child) => child.type === 'tag' && 'data-sample' in child.attribs);
}

function readEntry($: CheerioAPI, node: Element, id: string): Block {
  const code = $(node).find('pre');
  const samples = code.get().map((pre) => samplesIn($, pre));
  code.remove();
  const text = $(node).children('td,th').length > 0 ? rowText($, node) : textOf([node]);
  const name = clean(entryName($, node).text()) || id;
  // A row reads "name, rest": the name is its title, so only the rest is its content.
  const rest = text.replace(name, ' ').replace(/^[\s·:—–-]+|[\s·]+$/g, '');
  return { kind: 'entry', id, name, text: clean(rest), samples, links: linksIn([node]) };
}

function linksIn(nodes: readonly AnyNode[]): Link[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'tag') return [];
    const { href } = node.attribs;
    if (node.name !== 'a' || !href?.startsWith('/')) return linksIn(node.children);
    return [{ to: href.replace(/\/(?=#|$)/, ''), text: textOf(node.children) }];
  });
}

function entryName($: CheerioAPI, node: Element): Cheerio<Element> {
  const cells = $(node).children('td,th');
  const dated = $(node).children('time').length > 0;
  if (dated) return $(node).children('div,p').last(); // news: a date, a category, and what happened
  const first = cells.length > 0 ? cells.first() : $(node);
  const marked = first.find('code,strong,b,dt,summary').first();
  return marked.length > 0 || cells.length === 0 ? marked : first;
}

function rowText($: CheerioAPI, row: Element): string {
  const cells = $(row).children('td,th').get();
  return cells
    .map((cell) => textOf([cell]))
    .filter((text) => text !== '')
    .join(' · ');
}

function termTexts($: CheerioAPI, list: Element): string[] {
  const terms = $(list).find('dt').get();
  return terms.map((term) => `${textOf([term])}: ${textOf($(term).nextUntil('dt').get())}`);
}

function samplesIn($: CheerioAPI, node: Element): string[] {
  const blocks = node.name === 'pre' ? [node] : $(node).find('pre').get();
  return blocks.map((pre) => {
    $(pre).find('.tc, .comment').remove(); // tc: the class of comments in plugins/highlight
    return $(pre).text();
  });
}

/**
 * The text as it looks: with a space between blocks, and between adjacent elements, because styles separate
 * those.
 */
function textOf(nodes: readonly AnyNode[]): string {
  return clean(parts(nodes));
}

function parts(nodes: readonly AnyNode[]): string {
  let text = '';
  let previous: AnyNode | undefined;
  for (const node of nodes) {
    if (node.type === 'text') text += node.data;
    else if (node.type === 'tag') {
      const apart = BLOCKS.has(node.name) || node.name === 'br' || previous?.type === 'tag';
      const inner = parts(node.children);
      text += apart && node.name !== 'wbr' ? ` ${inner} ` : inner;
    } else continue;
    previous = node;
  }
  return text;
}

/** Collapses white space; removes soft hyphens, zero-width characters and direction marks. */
export function clean(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
