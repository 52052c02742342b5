import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

/** A top-level category of the sidebar and the addresses of its pages, its own first. */
export interface Section {
  /** Undefined for the pages outside the categories. */
  label: string | undefined;
  pages: string[];
}

/** The sidebar as the documents' plugin has loaded and translated it; the pages outside its categories come first. */
export function sidebarSections(plugins: readonly LoadedPlugin[]): Section[] {
  const docs = plugins.filter(({ name }) => name === 'docusaurus-plugin-content-docs');
  const versions = docs.flatMap(({ content }) => (content as LoadedContent).loadedVersions);
  const outside: Section = { label: undefined, pages: [] };
  const sections = [outside];
  for (const version of versions) {
    const addresses = new Map(version.docs.map(({ id, permalink }) => [id, permalink]));
    for (const item of Object.values(version.sidebars).flat()) {
      const pages = docIds(item).flatMap((id) => addresses.get(id) ?? []);
      if (item.type === 'category') sections.push({ label: item.label, pages });
      else outside.pages.push(...pages);
    }
  }
  return sections;
}

type Item = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

function docIds(item: Item): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(docIds)];
}
