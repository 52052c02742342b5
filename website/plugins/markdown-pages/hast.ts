import type { AnyNode } from 'domhandler';
import type { ElementContent, Properties } from 'hast';

/** From the tree that Cheerio works on to the one that Markdown is made of, without a way through text. Comments go. */
export function toHast(nodes: readonly AnyNode[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.data }];
    if (node.type !== 'tag') return [];
    const children = toHast(node.children);
    return [{ type: 'element', tagName: node.name, properties: propertiesOf(node.attribs), children }];
  });
}

/** Those that Markdown has a use for, by the names that the other tree gives them. */
function propertiesOf(attributes: Record<string, string>): Properties {
  return {
    href: attributes.href,
    start: attributes.start,
    className: attributes.class?.split(' '),
    colSpan: attributes.colspan,
    dataAlert: attributes['data-alert'],
  };
}
