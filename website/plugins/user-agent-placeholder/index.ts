import type { ElementContent, Root } from 'hast';
import type {} from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { UserAgentOptions } from './html.ts';

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
