import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { drawingNames } from '../../drawings/read.ts';
import { importComponents } from '../imports.ts';
import { expandTags, oneOf, readAttributes } from '../tags.ts';
import { drawingHtml } from './svg.ts';

export interface DrawingsOptions {
  locale: string;
}

/**
 * Remark plugin: replaces `<Drawing name="…" />` with the SVG, in the page's language. It is inline, so that it follows
 * the color mode, and finished HTML, so that React has nothing to build or compare.
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
    if (drawn.size > 0) importComponents(tree, ['BuiltHtml']);
  };
}

function figure(html: string): Root['children'][number] {
  const values = { as: 'figure', className: 'drawing', html };
  return {
    type: 'mdxJsxFlowElement',
    name: 'BuiltHtml',
    attributes: Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}
