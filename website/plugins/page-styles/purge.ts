import { hasChildren, isTag, type ParentNode } from 'domhandler';
import { PurgeCSS } from 'purgecss';

/** Attributes that the inline script or the browser sets on a page before React. */
const SET_BEFORE_REACT = [
  'data-announcement',
  'data-apple',
  'data-sample',
  'data-support-banner',
  'data-theme',
  'data-whole',
  'open',
];

/** The names that selectors can match. */
export class Names {
  readonly tags = new Set<string>();
  readonly classes = new Set<string>();
  readonly ids = new Set<string>();
  readonly attributes = new Set<string>();
  readonly values = new Set<string>();

  addBelow(parent: ParentNode): void {
    for (const node of parent.children) {
      if (isTag(node)) {
        this.tags.add(node.name);
        for (const [attribute, value] of Object.entries(node.attribs)) this.#add(attribute, value.split(' '));
      }
      if (hasChildren(node)) this.addBelow(node);
    }
  }

  #add(attribute: string, values: readonly string[]): void {
    this.attributes.add(attribute);
    for (const value of values) {
      this.values.add(value);
      if (attribute === 'class') this.classes.add(value);
      if (attribute === 'id') this.ids.add(value);
    }
  }
}

/** The rules, custom properties and animations of a sheet that pages with these names use. */
export async function usedStyles(css: string, names: Names): Promise<string> {
  const extractor = () => ({
    tags: [...names.tags],
    classes: [...names.classes],
    ids: [...names.ids],
    attributes: { names: [...names.attributes], values: [...names.values] },
    undetermined: [],
  });
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extractor, extensions: ['html'] }],
    dynamicAttributes: SET_BEFORE_REACT,
    safelist: [':focus-visible'], // applies to any element, so there is no name to find
    // Using a pointer loads the whole sheet, so rules for pointers can wait.
    blocklist: [':hover', ':active'],
    variables: true,
    keyframes: true,
  });
  // Nothing is animated until the reader does something, which loads the whole sheet.
  return (result?.css ?? '').replace(/(?<=[;{])transition[^;}]*;?/g, '');
}
