import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { drawingNames } from '../../drawings/read.ts';
import { expandTags, oneOf, readAttributes } from '../tags.ts';
import { drawingHtml } from './svg.ts';

export interface DrawingsOptions {
  locale: string;
}

/**
 * Remark plugin: `<Drawing name="…" />` becomes the SVG itself, in the page's language. Inline, so that it follows
 * the colour mode; as ready HTML, so that React has nothing to build or compare.
 */
export function drawings({ locale }: DrawingsOptions) {
  return (tree: Root, file: VFile): void => {
    const drawn = new Map<string, number>();
    expandTags(tree, file, ['Drawing'], (tag) => {
      const name = oneOf('name', readAttributes(tag, ['name']).name, drawingNames());
      const count = (drawn.get(name) ?? 0) + 1;
      drawn.set(name, count);
      const id = count === 1 ? `drawing-${name}` : `drawing-${name}-${count}`;
      return [figure(drawingHtml(name, locale, id))];
    });
  };
}

function figure(html: string): Root['children'][number] {
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'className', value: 'drawing' },
      { type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: { ...innerHtml(html) } },
    ],
    children: [],
    data: { _mdxExplicitJsx: true },
  };
}

/** `{{__html: "…"}}` as the syntax tree that MDX compiles. */
function innerHtml(html: string) {
  return {
    type: 'mdxJsxAttributeValueExpression' as const,
    value: '',
    data: {
      estree: {
        type: 'Program' as const,
        sourceType: 'module' as const,
        comments: [],
        body: [
          {
            type: 'ExpressionStatement' as const,
            expression: {
              type: 'ObjectExpression' as const,
              properties: [
                {
                  type: 'Property' as const,
                  kind: 'init' as const,
                  method: false,
                  shorthand: false,
                  computed: false,
                  key: { type: 'Identifier' as const, name: '__html' },
                  value: { type: 'Literal' as const, value: html },
                },
              ],
            },
          },
        ],
      },
    },
  };
}
