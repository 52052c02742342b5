import type { AnyNode } from 'domhandler';
import type { ElementContent, Properties } from 'hast';

/** Converts Cheerio's tree into the tree for Markdown, without serializing it to text. Drops comments. */
export function toHast(nodes: readonly AnyNode[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.data }];
    if (node.type !== 'tag') return [];
    const children = toHast(node.children);
    return [{ type: 'element', tagName: node.name, properties: propertiesOf(node.attribs), children }];
  });
}

/** The attributes that Markdown uses, under their hast names. */
function propertiesOf(attributes: Record<string, string>): Properties {
  return {
    href: attributes.href,
    start: attributes.start,
    className: attributes.class?.split(' '),
    colSpan: attributes.colspan,
    dataAlert: attributes['data-alert'],
  };
}
