import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** MDX's flag for an element that the component map must not replace. */
    _mdxExplicitJsx?: boolean;
  }
}

/** A tag as the writer wrote it: its name and its attributes, all of them plain text. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** A mistake of a page's author. Docusaurus would print the stack below the message; only a mistake of the plugin has one. */
class PageError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.stack = (cause instanceof TypeError && cause.stack) || '';
  }
}

/** Replaces each tag that `expand` handles. Its errors are reported with the file, the line and the tag. */
export function expandTags(
  tree: Root,
  file: VFile,
  names: readonly string[],
  expand: (tag: Tag) => RootContent[],
): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited, index, parent) => {
    const node = visited as MdxJsxFlowElement | MdxJsxTextElement;
    if (!parent || index === undefined || !node.name || !names.includes(node.name)) return;
    try {
      if (node.type === 'mdxJsxTextElement') {
        throw new Error('it is inside a paragraph; put it on its own line, with blank lines around it');
      }
      const expanded = expand({ name: node.name, attributes: plainAttributes(node) });
      parent.children.splice(index, 1, ...(expanded as typeof parent.children));
      return [SKIP, index + expanded.length];
    } catch (error) {
      throw new PageError(`${place(file, node)}: ${written(node)}: ${sentence(error)}`, error);
    }
  });
}

/** Fails on a tag that is neither ours nor imported by the page: Docusaurus would report it without file and line. */
export function rejectUnknownTags(tree: Root, file: VFile, names: readonly string[]): void {
  const imported = new Set(names);
  visit(tree, 'mdxjsEsm', ({ value }) => {
    for (const [name] of value.matchAll(/\b[A-Z]\w*/g)) imported.add(name);
  });
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited) => {
    const node = visited as MdxJsxFlowElement | MdxJsxTextElement;
    if (!node.name || !/^[A-Z]/.test(node.name) || imported.has(node.name)) return;
    throw new PageError(
      `${place(file, node)}: ${written(node)}: there is no such tag; known are ${names.join(', ')}.`,
    );
  });
}

/** Fails on an attribute the tag does not have, and on a missing one. */
export function readAttributes<Needed extends string, Optional extends string = never>(
  tag: Tag,
  needed: readonly Needed[],
  optional: readonly Optional[] = [],
): Record<Needed, string> & Partial<Record<Optional, string>> {
  const allowed: readonly string[] = [...needed, ...optional];
  for (const name of Object.keys(tag.attributes)) {
    if (!allowed.includes(name)) {
      throw new Error(
        `it has no attribute "${name}"; ${allowed.length ? `known are ${allowed.join(', ')}` : 'it takes none'}`,
      );
    }
  }
  for (const name of needed) {
    if (!tag.attributes[name]) throw new Error(`the attribute "${name}" is missing`);
  }
  return tag.attributes as Record<Needed, string> & Partial<Record<Optional, string>>;
}

export function oneOf<T extends string>(attribute: string, value: string, known: readonly T[]): T {
  if ((known as readonly string[]).includes(value)) return value as T;
  throw new Error(`${attribute} "${value}" is not known; known are ${known.join(', ')}`);
}

function plainAttributes(node: MdxJsxFlowElement): Record<string, string> {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error('its attributes must be plain text in quotes');
      }
      return [attribute.name, attribute.value];
    }),
  );
}

function place(file: VFile, node: MdxJsxFlowElement | MdxJsxTextElement): string {
  return `${file.path}:${node.position?.start.line ?? '?'}`;
}

function written(node: MdxJsxFlowElement | MdxJsxTextElement): string {
  const attributes = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? ` ${attribute.name}="${attribute.value}"`
      : ' …',
  );
  return `<${node.name}${attributes.join('')} />`;
}

function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
