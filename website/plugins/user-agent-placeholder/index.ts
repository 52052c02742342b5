import type { ElementContent, Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type {} from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { UserAgentOptions } from './html.ts';

export type { UserAgentOptions } from './html.ts';

/**
 * Rehype plugin: in page text, the placeholder becomes an element that the inline script and the client module fill in.
 * Runs after `highlight`, which handles code blocks.
 */
export function userAgent(options: UserAgentOptions) {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !node.value.includes(options.placeholder)) return;
      const parts = split(node.value, options);
      (parent.children as ElementContent[]).splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

/** Remark plugin, before Docusaurus' own: a heading's text is copied into the table of contents as plain text. */
export function userAgentInHeadings({ placeholder, userAgent: text }: UserAgentOptions) {
  return (tree: MdastRoot): void => {
    visit(tree, 'heading', (heading) => {
      visit(heading, ['text', 'inlineCode'], (node) => {
        if ('value' in node) node.value = node.value.replaceAll(placeholder, () => text);
      });
    });
  };
}

/** For Docusaurus' `markdown.parseFrontMatter`: titles and descriptions go into attributes and feeds. */
export function userAgentInFrontMatter(
  frontMatter: Record<string, unknown>,
  { placeholder, userAgent: text }: UserAgentOptions,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll(placeholder, () => text) : value,
    ]),
  );
}

function split(value: string, options: UserAgentOptions): ElementContent[] {
  return value.split(options.placeholder).flatMap((text, position): ElementContent[] => {
    const before: ElementContent[] = position === 0 ? [] : [filledInTheBrowser(options.userAgent)];
    return text === '' ? before : [...before, { type: 'text', value: text }];
  });
}

/** React must not report the text that the inline script wrote as a hydration error. */
function filledInTheBrowser(userAgentText: string): ElementContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'data-user-agent', value: '' },
      { type: 'mdxJsxAttribute', name: 'suppressHydrationWarning', value: null },
    ],
    children: [{ type: 'text', value: userAgentText }],
    data: { _mdxExplicitJsx: true },
  };
}
