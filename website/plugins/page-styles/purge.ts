import { hasChildren, isTag, type ParentNode } from 'domhandler';

/** Attributes that the inline script or the browser sets on a page before React. */
const SET_BEFORE_REACT = [
  'data-announcement',
  'data-apple',
  'data-face',
  'data-navigating',
  'data-pressed',
  'data-sample',
  'data-support-banner',
  'data-theme',
  'data-whole',
  'open',
];

/** The names in pages that selectors can match. */
export type Names = Record<'tags' | 'classes' | 'ids' | 'attributes' | 'values', string[]>;

export function namesBelow(parents: readonly ParentNode[]): Names {
  const tags = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const waiting = [...parents];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const node of parent.children) {
      if (hasChildren(node)) waiting.push(node);
      if (!isTag(node)) continue;
      tags.add(node.name);
      for (const [name, value] of Object.entries(node.attribs)) {
        const values = attributes.get(name) ?? new Set();
        for (const word of value.split(' ')) values.add(word);
        attributes.set(name, values);
      }
    }
  }
  return {
    tags: [...tags],
    classes: [...(attributes.get('class') ?? [])],
    ids: [...(attributes.get('id') ?? [])],
    attributes: [...attributes.keys()],
    values: [...new Set([...attributes.values()].flatMap((values) => [...values]))],
  };
}

/** The rules, custom properties and animations of a sheet that pages with these names use. */
export async function usedStyles(css: string, pages: readonly Names[]): Promise<string> {
  const all = (kind: keyof Names) => [...new Set(pages.flatMap((names) => names[kind]))];
  const extractor = () => ({
    tags: all('tags'),
    classes: all('classes'),
    ids: all('ids'),
    attributes: { names: all('attributes'), values: all('values') },
    undetermined: [],
  });
  const { PurgeCSS } = await import('purgecss'); // here, because `npm run dev` does not need it
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor, extensions: ['html'] }],
    dynamicAttributes: SET_BEFORE_REACT,
    safelist: [':focus-visible'], // applies to any element, so there is no name to find
    variables: true,
    keyframes: true,
  });
  if (!result?.css)
    throw new Error('No style rule matches the built pages: see website/plugins/page-styles.');
  return result.css;
}
