import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { socialPicture } from '../../shared/social-picture';
import { textsOf } from '../../shared/texts';
import { sidebarSections } from '../sidebar.ts';

/** Docusaurus plugin: a picture for the home page and for each top-level entry of the sidebar, in each language. */
export default function socialPicturesPlugin(context: LoadContext): Plugin {
  const { i18n, siteConfig, baseUrl } = context;
  const { metaTitle, metaDescription } = textsOf(i18n.currentLocale).strings;
  const home = { permalink: baseUrl, title: metaTitle, description: metaDescription };

  return {
    name: 'social-pictures',
    async postBuild({ outDir, plugins }) {
      // Here, because `npm run dev` does not need them.
      const { readFonts } = await import('./fonts.ts');
      const { drawPicture, ELLIPSIS } = await import('./picture.tsx');
      // A category has the picture of its index page.
      const entries = sidebarSections(plugins).flatMap(({ label, pages }) =>
        label === undefined ? pages : pages.slice(0, 1),
      );
      const sections = [home, ...entries];
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
