import { knownLocale } from '@docs/site/locales';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { textsOf } from '../../shared/texts/index.ts';
import { importComponents } from '../imports.ts';
import { expandTags, rejectUnknownTags } from '../tags.ts';
import { breakLongNames } from './long-names.ts';
import { openPage } from './page.ts';
import { TAGS } from './tags/index.ts';
import { frameWideTables } from './wide-tables.ts';

/**
 * Remark plugin: replaces the writers' tags with tables, code blocks and small elements from `@docs/contract`, in the
 * page's language, and frames the writers' wide tables in the same way. It must run before Docusaurus' own plugins,
 * which process the links and code blocks in its output.
 */
export function contractTags({ locale }: { locale: string }) {
  return (tree: Root, file: VFile): void => {
    rejectUnknownTags(tree, file, [...Object.keys(TAGS), 'Drawing']);
    const page = openPage(tree, knownLocale(locale), textsOf(locale).build);
    expandTags(tree, file, Object.keys(TAGS), (tag) => {
      const expanded = TAGS[tag.name as keyof typeof TAGS](page, tag);
      return Array.isArray(expanded) ? expanded : [expanded];
    });
    breakLongNames(tree);
    frameWideTables(tree, page);
    importComponents(tree, page.components);
  };
}
