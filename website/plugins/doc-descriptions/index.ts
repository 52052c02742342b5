import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: the descriptions of all pages, for the cards of category indexes (theme/DocCard). Stock Docusaurus
 * sends them to the browser with every page; plugins/lean-bundle leaves them out there.
 */
export default function docDescriptions(): Plugin {
  return {
    name: 'doc-descriptions',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const descriptions = docs.loadedVersions.flatMap((version) =>
        version.docs.map(({ id, description }) => [id, description]),
      );
      await actions.createData('all.json', Object.fromEntries(descriptions));
    },
  };
}
