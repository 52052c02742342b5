import type { CheerioAPI } from 'cheerio';
import { fromHtml } from 'hast-util-from-html';
import { dump } from 'js-yaml';
import { textsOf } from '../../shared/texts/index.ts';
import { headOf, isIndexed } from '../built-pages/index.ts';
import { readArticle } from './article.ts';
import { toMarkdownText } from './markdown.ts';

/** A page as Markdown. */
export interface MarkdownPage {
  title: string;
  description: string;
  locale: string;
  /** The absolute address of the page for people. */
  canonical: string;
  /** The day, `2026-11-15`; unknown outside a repository with history, and for pages that are not documents. */
  lastUpdate: string | undefined;
  /** The text, from its first heading on. */
  body: string;
}

export interface Source {
  $: CheerioAPI;
  locale: string;
  /** The text after the vertical bar in the title of every page. */
  siteTitle: string;
  /** The absolute address that its links are relative to. */
  url: URL;
  /** Titles that only repeat the type of a note, in the language of the page. */
  defaultTitles?: ReadonlySet<string>;
}

/** Null for a page that is not indexed. */
export function readMarkdownPage({
  $,
  locale,
  siteTitle,
  url,
  defaultTitles = new Set(),
}: Source): MarkdownPage | null {
  if (!isIndexed($)) return null;
  const head = headOf($);
  return {
    title: head.children('title').text().replace(` | ${siteTitle}`, ''),
    description: head.children('meta[name="description"]').attr('content') ?? '',
    locale,
    canonical: head.children('link[rel="canonical"]').attr('href') ?? url.href,
    lastUpdate: $('.theme-last-updated time').attr('datetime')?.slice(0, 10),
    body: toMarkdownText(
      fromHtml($.html(readArticle($, url, textsOf(locale).build, defaultTitles)), { fragment: true }),
    ),
  };
}

export function markdownPageText({ body, ...frontMatter }: MarkdownPage): string {
  return `---\n${dump(frontMatter, { lineWidth: -1, skipInvalid: true })}---\n\n${body}`;
}
