import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownAddress } from '@docs/site/addresses';
import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { i18n } from '../../../locales.ts';
import { isIndexed } from '../../built-pages/index.ts';

/** For tests: the built pages and their Markdown, both read with other code than the code that wrote them. */
export const BUILD = join(__dirname, '../../../build');

export const remark = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

export interface Page {
  /** As in the page's canonical address. */
  path: string;
  html: string;
  $: CheerioAPI;
  /** Where its Markdown should be. */
  markdownPath: string;
  markdown: string;
  tree: Root;
}

export function homeOf(locale: string): string {
  return i18n.localeConfigs[locale as keyof typeof i18n.localeConfigs].baseUrl;
}

export function indexedPages(locale: string): Page[] {
  const home = homeOf(locale);
  return filesOf(locale)
    .filter((file) => file.endsWith('/index.html'))
    .flatMap((file) => {
      const html = readFileSync(join(BUILD, file), 'utf8');
      const $ = load(html);
      if (!isIndexed($)) return [];
      const path = new URL($('link[rel="canonical"]').attr('href') ?? '').pathname;
      const markdownPath = markdownAddress(path, home);
      const markdown = existsSync(join(BUILD, markdownPath))
        ? readFileSync(join(BUILD, markdownPath), 'utf8')
        : '';
      return [{ path, html: file, $, markdownPath, markdown, tree: remark.parse(markdown) }];
    });
}

/** Site-absolute paths. Files that belong to no other locale belong to the default locale. */
export function filesOf(locale: string): string[] {
  const home = homeOf(locale);
  const others = i18n.locales.map(homeOf).filter((other) => other.startsWith(home) && other !== home);
  return readdirSync(join(BUILD, home), { recursive: true, encoding: 'utf8' })
    .map((file) => home + file.replaceAll('\\', '/'))
    .filter((file) => !others.some((other) => file.startsWith(other)))
    .sort();
}

/** The matching elements in the page's text, without controls and decoration. */
export function inArticle($: CheerioAPI, selector: string): Element[] {
  const doc = $('.theme-doc-markdown').first();
  const article = doc.length > 0 ? doc : $('main').first();
  article
    .find('button, [hidden], [role="status"], .copy-page, .theme-doc-toc-mobile, .code-fold, .tool')
    .remove();
  for (const own of article.find('.anchor > a').get()) $(own).replaceWith($(own).contents());
  return article.find(selector).get();
}

export function nodesOf<Type extends Nodes['type']>(
  tree: Root,
  type: Type,
): Extract<Nodes, { type: Type }>[] {
  const found: Nodes[] = [];
  visit(tree, type, (node) => void found.push(node));
  return found as Extract<Nodes, { type: Type }>[];
}

/** Only the characters: HTML and Markdown differ in spacing and in separators inside cells and cards. */
export function bare(text: string): string {
  return text.replace(/[\s\u200b•()（）·—:：]/g, '');
}
