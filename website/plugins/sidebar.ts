import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

type Version = LoadedContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];
type Doc = Version['docs'][number];

/** A top-level category of the sidebar and its pages, its own first. */
export interface Section {
  /** Undefined for the pages outside the categories. */
  label: string | undefined;
  pages: Doc[];
  /** The addresses of those that are the index of a category, of any level. */
  indexes: string[];
}

/** The sidebar as the documents' plugin has loaded and translated it; the pages outside its categories come first. */
export function sidebarSections(plugins: readonly LoadedPlugin[]): Section[] {
  const loaded = plugins.filter(({ name }) => name === 'docusaurus-plugin-content-docs');
  if (loaded.length === 0) throw new Error('Docusaurus has loaded no documents: the sidebar is empty.');
  const versions = loaded.flatMap(({ content }) => (content as LoadedContent).loadedVersions);
  const outside: Section = { label: undefined, pages: [], indexes: [] };
  const sections = [outside];
  for (const version of versions) {
    const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
    const docsOf = (ids: string[]) => ids.flatMap((id) => docs.get(id) ?? []);
    for (const item of Object.values(version.sidebars).flat()) {
      const pages = docsOf(docIds(item));
      if (item.type === 'category') {
        const indexes = docsOf(indexIds(item)).map(({ permalink }) => permalink);
        sections.push({ label: item.label, pages, indexes });
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
