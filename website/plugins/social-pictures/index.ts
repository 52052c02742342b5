import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { socialPicture } from '../../shared/social-picture';
import { textsOf } from '../../shared/texts';
import { docsVersions } from '../docs-content.ts';

interface Section {
  permalink: string;
  title: string;
  description: string;
}

/** Docusaurus plugin: a picture for the home page and for each section of the sidebar, in each language. */
export default function socialPicturesPlugin(context: LoadContext): Plugin {
  const { i18n, siteConfig, baseUrl } = context;
  const { metaTitle, metaDescription } = textsOf(i18n.currentLocale).strings;
  const home = { permalink: baseUrl, title: metaTitle, description: metaDescription };
  let sections: Section[] = [home];

  return {
    name: 'social-pictures',
    async allContentLoaded({ allContent }) {
      sections = [home, ...docsVersions(allContent).flatMap(sectionsOf)];
    },
    async postBuild({ outDir }) {
      // Here, because `npm run dev` does not need them.
      const { readFonts } = await import('./fonts.ts');
      const { drawPicture, ELLIPSIS } = await import('./picture.tsx');
      const name = siteConfig.title;
      const { host } = new URL(siteConfig.url);
      const words = sections.flatMap(({ title, description }) => [title, description]);
      const fonts = await readFonts([name, host, ELLIPSIS, ...words].join(''));
      for (const { permalink, title, description } of sections) {
        const file = join(outDir, socialPicture(permalink.slice(baseUrl.length)));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, await drawPicture({ name, title, description, host }, fonts));
      }
    },
  };
}

/** A section is a top-level entry of the sidebar: a page, or a category by its index page. */
function sectionsOf({ docs, sidebars }: LoadedContent['loadedVersions'][number]): Section[] {
  return Object.values(sidebars)
    .flat()
    .map((item) => {
      const link = item.type === 'category' ? item.link : item;
      const doc = link && 'id' in link && docs.find(({ id }) => id === link.id);
      if (!doc)
        throw new Error(`A top-level entry of sidebars.ts leads to no page: ${JSON.stringify(item)}.`);
      return doc;
    });
}
