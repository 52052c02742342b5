import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

/** A top-level category of the sidebar and the addresses of its pages, its own first. */
export interface Section {
  /** Undefined for the pages outside the categories. */
  label: string | undefined;
  pages: string[];
  /** Those that are the index of a category, of any level. */
  indexes: string[];
}

type Item = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** The sidebar as the documents' plugin has loaded and translated it; the pages outside its categories come first. */
export function sidebarSections(plugins: readonly LoadedPlugin[]): Section[] {
  const docs = plugins.filter(({ name }) => name === 'docusaurus-plugin-content-docs');
  if (docs.length === 0) throw new Error('Docusaurus has loaded no documents: the sidebar is empty.');
  const versions = docs.flatMap(({ content }) => (content as LoadedContent).loadedVersions);
  const outside: Section = { label: undefined, pages: [], indexes: [] };
  const sections = [outside];
  for (const version of versions) {
    const permalinks = new Map(version.docs.map(({ id, permalink }) => [id, permalink]));
    const addressesOf = (ids: string[]) => ids.flatMap((id) => permalinks.get(id) ?? []);
    for (const item of Object.values(version.sidebars).flat()) {
      const pages = addressesOf(docIds(item));
      if (item.type === 'category') {
        sections.push({ label: item.label, pages, indexes: addressesOf(indexIds(item)) });
      } else outside.pages.push(...pages);
    }
  }
  return sections;
}

function docIds(item: Item): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...ownIds(item), ...item.items.flatMap(docIds)];
}

function indexIds(item: Item): string[] {
  return item.type === 'category' ? [...ownIds(item), ...item.items.flatMap(indexIds)] : [];
}

function ownIds({ link }: Extract<Item, { type: 'category' }>): string[] {
  return link?.type === 'doc' ? [link.id] : [];
}
