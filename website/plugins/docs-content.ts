import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

type Version = LoadedContent['loadedVersions'][number];

/** The documents as Docusaurus has loaded and translated them. */
export function docsVersions(allContent: AllContent): Version[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  if (!content)
    throw new Error('Docusaurus has loaded no documents: docusaurus-plugin-content-docs is gone.');
  return content.loadedVersions;
}
