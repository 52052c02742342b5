import type { ReferenceOptions } from '@docs/contract';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { importComponents } from '../imports.ts';
import { expandTags } from '../tags.ts';
import { openPage } from './page.ts';
import { TAGS } from './tags/index.ts';
import { contractLocale, wordsOf } from './words.ts';

/** Besides the locale: hosts and package names, where the operator has changed them. */
export interface ContractTagsOptions extends ReferenceOptions {
  locale: string;
}

/**
 * Remark plugin: replaces the writers' tags by tables, code blocks and small elements from `@docs/contract`, in the
 * page's language. It must run before Docusaurus' own plugins, which see to the links and code blocks it leaves.
 */
export function contractTags({ locale, ...service }: ContractTagsOptions) {
  return (tree: Root, file: VFile): void => {
    const pageLocale = contractLocale(locale);
    const page = openPage(tree, pageLocale, wordsOf(pageLocale), service);
    expandTags(tree, file, Object.keys(TAGS), (tag) => {
      const expanded = TAGS[tag.name as keyof typeof TAGS](page, tag);
      return Array.isArray(expanded) ? expanded : [expanded];
    });
    importComponents(tree, page.components);
  };
}
