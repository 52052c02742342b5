import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import type { BuildTexts } from '../../shared/texts/index.ts';

/**
 * The content of a page, in elements that Markdown can express: controls and decoration are removed, and parts that
 * rely on styles (cards, samples in tabs, notes, drawings) become text, lists and quotes.
 */
export function readArticle(
  $: CheerioAPI,
  page: URL,
  messages: BuildTexts,
  defaultTitles: ReadonlySet<string>,
): AnyNode[] {
  const doc = $('article .theme-doc-markdown').first();
  const article = (doc.length > 0 ? doc : $('main').first()).clone();
  labelSamples($, article);
  describeDrawings($, article, messages);
  article.find(LEFT_OUT).remove();
  for (const own of article.find('.anchor > a').get()) $(own).replaceWith($(own).contents());
  for (const code of article.find('code').get()) $(code).text($(code).text()); // removes the highlighting
  quoteAdmonitions($, article, defaultTitles);
  listCards($, article);
  for (const summary of article.find('details > summary').get()) {
    $(summary).replaceWith($('<p>').append($('<strong>').append($(summary).contents())));
  }
  for (const list of article.find('dl').get()) listTerms($, $(list), messages);
  for (const item of article.find('li:has(> time)').get()) {
    joinParts($, $(item).children().get(), ' · '); // news: a date, a category, and what happened
  }
  for (const row of article.find('table tr').get()) flattenRow($, $(row), messages);
  for (const link of article.find('a[href]').get()) {
    if (link.prev?.type === 'tag') $(link).before(' '); // adjacent links that only styles separate
    $(link).attr('href', new URL($(link).attr('href') ?? '', page).href);
  }
  return article.contents().get();
}

const LEFT_OUT = [
  'nav, script, style, template, noscript, svg, wbr, [hidden], [role="status"]',
  'button, input, label, fieldset, select, textarea, output',
  '.copy-page, .theme-doc-toc-mobile, .code-fold, .tool',
].join();

function labelSamples($: CheerioAPI, article: Cheerio<Element>): void {
  for (const block of article.find('.code[data-sample]').get()) {
    const sample = $(block).attr('data-sample');
    const radio = $(block).siblings(`input[value="${sample}"]`);
    const label = $(block)
      .siblings(`label[for="${radio.attr('id')}"]`)
      .text();
    $(block).before($('<p>').append($('<strong>').text(label || `${sample}`)));
  }
  for (const title of article.find('.code-title').get()) {
    $(title).replaceWith($('<p>').append($('<strong>').text($(title).text())));
  }
}

/** A drawing includes its description, in the language of the page. */
function describeDrawings($: CheerioAPI, article: Cheerio<Element>, messages: BuildTexts): void {
  for (const drawing of article.find('svg[role="img"]').get()) {
    const title = $(drawing).children('title').text();
    const description = $(drawing).children('desc').text();
    const name = $('<strong>').text(`${messages.figure}${messages.colon}${title}`);
    $(drawing).replaceWith($('<p>').append(name, ' — ', $('<span>').text(description)));
  }
}

/** The five types that GitHub and assistants support, by Docusaurus' types. */
const ALERTS: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  secondary: 'NOTE',
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
};

function quoteAdmonitions(
  $: CheerioAPI,
  article: Cheerio<Element>,
  defaultTitles: ReadonlySet<string>,
): void {
  // Innermost first: replacing an outer note would detach the notes inside it.
  for (const note of article.find('.theme-admonition').get().reverse()) {
    const kind = /theme-admonition-(\w+)/.exec($(note).attr('class') ?? '')?.[1] ?? 'note';
    const heading = $(note).children('.admonition-heading').remove().text().trim();
    const quote = $('<blockquote>').attr('data-alert', ALERTS[kind] ?? 'NOTE');
    if (heading && heading.toLowerCase() !== kind && !defaultTitles.has(heading)) {
      quote.append($('<p>').append($('<strong>').text(heading)));
    }
    $(note).replaceWith(quote.append($(note).contents()));
  }
}

/** A card is one link around a title and a text. Only the title becomes the link; the text follows it. */
function listCards($: CheerioAPI, article: Cheerio<Element>): void {
  for (const card of article.find('a:has(> b)').get()) {
    const title = $(card).children('b').first();
    const rest = title.nextAll().get(); // before it is only a picture
    const link = $('<a>').attr('href', $(card).attr('href') ?? '');
    link.append(title.contents());
    const texts = rest.flatMap((part) => [' — ', part.tagName === 'span' ? $(part).contents() : $(part)]);
    const item = $('<span>').append(link, ...texts);
    $(card).replaceWith(item.contents());
  }
  for (const cards of article.find('section:has(> article)').get()) {
    const items = $(cards).children('article').get();
    $(cards).replaceWith($('<ul>').append(...items.map((item) => $('<li>').append($(item).contents()))));
  }
}

function listTerms($: CheerioAPI, list: Cheerio<Element>, messages: BuildTexts): void {
  const items = list.find('dt').get();
  const texts = items.map((term) => {
    const definition = $(term).nextUntil('dt').contents();
    const name = $('<strong>').append($(term).contents());
    return $('<li>').append(name, messages.colon, definition);
  });
  list.replaceWith($('<ul>').append(...texts));
}

/** A cell of a Markdown table is one line of text. */
function flattenRow($: CheerioAPI, row: Cheerio<Element>, messages: BuildTexts): void {
  const id = row.attr('id');
  if (id) {
    // The row's link to itself adds no information, and would be half of the row.
    for (const own of row.find(`th > a[href="#${id}"]`).get()) $(own).replaceWith($(own).contents());
  }
  const [open = '', close = ''] = messages.aside.split('{text}');
  row.find('small').each((_, small) => void $(small).before(open).after(close));
  row.find('ul, ol').each((_, list) => {
    for (const item of $(list).children('li').get()) $(item).before(' • ').replaceWith($(item).contents());
    $(list).replaceWith($(list).contents());
  });
  row.find('p, br').each((_, block) => void $(block).before(' ').replaceWith($(block).contents()));
  for (const group of row.children('th[colspan]').get()) {
    $(group).wrapInner('<strong></strong>');
  }
}

function joinParts($: CheerioAPI, parts: Element[], separator: string): void {
  for (const [position, part] of parts.entries()) {
    if (position > 0) $(part).before(separator);
    if (part.tagName !== 'a' && part.tagName !== 'code') $(part).replaceWith($(part).contents());
  }
}
