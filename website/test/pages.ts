import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Code, Heading, InlineCode, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** A page as written: Markdown with tags, before the build expands anything. */
export interface Page {
  file: string;
  locale: string;
  front: Record<string, unknown>;
  headings: string[];
  json: { meta: string; value: string }[];
  inlineCode: string[];
  tags: { name: string; attributes: Record<string, string> }[];
  words: number;
}

const WEBSITE = new URL('../', import.meta.url);
const TRANSLATIONS = 'docusaurus-plugin-content-docs/current';

/** All pages of all locales, except drafts, which are not published and so not checked. */
export function readPages(): Page[] {
  const translated = readdirSync(new URL('i18n/', WEBSITE), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [
    ...pagesIn('docs', 'en'),
    ...translated.flatMap(({ name }) => pagesIn(`i18n/${name}/${TRANSLATIONS}`, name)),
  ].filter(({ front }) => front.draft !== true);
}

function pagesIn(folder: string, locale: string): Page[] {
  let files: string[];
  try {
    files = readdirSync(new URL(`${folder}/`, WEBSITE), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return files
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => readPage(`${folder}/${file}`, locale));
}

function readPage(file: string, locale: string): Page {
  const text = readFileSync(new URL(file, WEBSITE), 'utf8');
  const [, front = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const tree = fromMarkdown(body);
  const page: Page = {
    file,
    locale,
    front: (load(front) ?? {}) as Record<string, unknown>,
    headings: [],
    json: [],
    inlineCode: [],
    tags: [],
    words: 0,
  };
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') page.headings.push(source(body, node));
    if (node.type === 'inlineCode') page.inlineCode.push(inlineValue(node));
    if (node.type === 'code' && node.lang === 'json')
      page.json.push({ meta: node.meta ?? '', value: node.value });
    if (node.type === 'text') page.words += countWords(node.value, locale);
  });
  const prose = withoutCode(body, tree);
  for (const [, name = '', attributes = ''] of prose.matchAll(/^<([A-Z]\w+)((?:\s+\w+="[^"]*")*)\s*\/>/gm)) {
    const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    page.tags.push({ name, attributes: Object.fromEntries(pairs) });
  }
  return page;
}

const source = (body: string, { position }: Heading): string =>
  body.slice(position?.start.offset, position?.end.offset);

/** In a table cell, a vertical bar is escaped with a backslash. */
const inlineValue = ({ value }: InlineCode): string => value.replaceAll('\\|', '|').trim();

function withoutCode(body: string, tree: Nodes): string {
  let prose = body;
  visit(tree, 'code', ({ position }: Code) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    prose = prose.slice(0, start) + prose.slice(start, end).replace(/[^\n]/g, ' ') + prose.slice(end);
  });
  return prose;
}

function countWords(text: string, locale: string): number {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
