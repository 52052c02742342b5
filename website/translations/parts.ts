import { load } from 'js-yaml';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** A page taken apart: what a translation keeps unchanged, and the text that it translates. */
export interface Parts {
  front: Record<string, unknown>;
  headingIds: string[];
  /** Language, meta and text of each code block. */
  code: string[];
  inlineCode: string[];
  /** Tags as they are written, attributes included. */
  tags: string[];
  links: string[];
  /** The kinds of the `:::` boxes, in order. */
  admonitions: string[];
  /** The words, with an empty line between blocks and `CODE` in place of inline code. */
  prose: string;
}

/** Replaces what is not text, so that the words around it do not join. */
export const CODE = '\uFFFC';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const IMPORTS = /^import .+ from '.+';$/gm;
const HEADING_ID = /\s*\{#([\w.-]+)\}/g;
const ADMONITION = /^:::+[ \t]*(\w*)/gm;
const TABLE_RULE = /^[|\s:-]*---[|\s:-]*$/gm;

export function readParts(mdx: string): Parts {
  const [, front = ''] = FRONT_MATTER.exec(mdx) ?? [];
  const body = mdx.replace(FRONT_MATTER, '').replace(IMPORTS, '');
  // CommonMark reads tags as HTML, and tables and admonitions as paragraphs, which is enough here.
  const tree = fromMarkdown(body);
  const parts: Parts = {
    front: (load(front) ?? {}) as Parts['front'],
    headingIds: [],
    code: [],
    inlineCode: [],
    tags: [],
    links: [],
    admonitions: [],
    prose: '',
  };
  visit(tree, (node: Nodes) => {
    if (node.type === 'code') parts.code.push(`${node.lang ?? ''} ${node.meta ?? ''}\n${node.value}`);
    if (node.type === 'inlineCode') parts.inlineCode.push(node.value.replaceAll('\\|', '|'));
    if (node.type === 'html') parts.tags.push(...(node.value.match(/<[^>]*>/g) ?? []));
    if (node.type === 'link' || node.type === 'image') parts.links.push(node.url);
  });
  const raw = proseOf(tree);
  parts.headingIds = [...raw.matchAll(HEADING_ID)].map(([, id = '']) => id);
  parts.admonitions = [...raw.matchAll(ADMONITION)].flatMap(([, kind]) => (kind ? [kind] : []));
  parts.prose = raw.replace(HEADING_ID, '').replace(TABLE_RULE, '').replace(ADMONITION, '').trim();
  return parts;
}

/** What a translation keeps unchanged, by the name that the report shows. */
const UNCHANGED: Record<string, (parts: Parts, locale?: string) => unknown> = {
  'ids of headings': ({ headingIds }) => headingIds,
  code: ({ code }) => code.map((block) => (block.startsWith('json') ? block : withoutWords(block))),
  tags: ({ tags }) => tags,
  'notes and warnings': ({ admonitions }) => admonitions,
  'identifiers in code': ({ inlineCode }) => [...new Set(inlineCode)].sort(),
  // A translation links to downloads in its own language.
  links: ({ links }, locale) =>
    links.map((url) => (locale ? url.replace('pathname:///', `pathname:///${locale}/`) : url)).sort(),
  'slug and draft': ({ front }) => [front.slug, front.draft],
};

/** The parts in which a translation differs from its source, although a translation keeps them. */
export function differences(source: Parts, translation: Parts, locale: string): string[] {
  return Object.entries(UNCHANGED).flatMap(([name, part]) =>
    JSON.stringify(part(source, locale)) === JSON.stringify(part(translation)) ? [] : [name],
  );
}

/** Comments are words for people: a translation may translate them. */
export function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/(^|[ \t])(\/\/|# ).*$/gm, '')
    .replace(/[ \t]+$/gm, '');
}

/** Like comments, labels in HTML and messages that a program prints may be translated. Values inside a message stay. */
export function withoutWords(code: string): string {
  return withoutComments(code)
    .replace(/(?<=>)[^<>{}\n]*\p{L}[^<>{}\n]*(?=<)|(?<=\balt=")[^"]*/gu, '')
    .replace(/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g, (literal, quote, text) =>
      MESSAGE.test(text) ? `${quote}${(text.match(/\{[^}]*\}/g) ?? []).join('')}${quote}` : literal,
    );
}

/** Several words, a sentence of one word, or Chinese, which has no spaces. */
const MESSAGE = /\p{L}[.,:]? \S|\p{L}\.$|\p{Script=Han}/u;

const BLOCKS: readonly string[] = ['paragraph', 'heading', 'listItem', 'blockquote', 'html', 'code'];

function proseOf(tree: Root): string {
  let prose = '';
  visit(tree, (node: Nodes) => {
    if (BLOCKS.includes(node.type)) prose += '\n\n';
    if (node.type === 'text') prose += node.value;
    if (node.type === 'inlineCode') prose += CODE;
    if (node.type === 'break') prose += '\n';
    if (node.type === 'image') prose += node.alt ?? '';
    if (node.type === 'html') prose += node.value.replace(/<[^>]*>/g, '');
  });
  return prose;
}
