import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type {} from 'mdast-util-mdx';

/**
 * Makes the page import the components that an expanded tag uses. A page then has only those, and neither
 * writers nor the theme's component map have to list them.
 */
export function importComponents(tree: HastRoot | MdastRoot, names: Iterable<string>): void {
  for (const name of names) {
    const source = `@site/src/components/${name}`;
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            {
              type: 'ImportDeclaration',
              attributes: [],
              specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
              source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
            },
          ],
        },
      },
    });
  }
}
