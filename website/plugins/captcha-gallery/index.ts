import { readFile } from 'node:fs/promises';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Captcha } from '../../shared/page-data';
import { captchaHtml } from '../drawings/svg.ts';

/** Docusaurus plugin: the captcha pages in the order of the sidebar, each with the drawing that it shows, if it has one. */
export default function captchaGalleryPlugin({ i18n, siteDir }: LoadContext): Plugin {
  return {
    name: 'captcha-gallery',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const captchas = docs.loadedVersions
        .flatMap(captchaPages)
        .map(async ({ doc, group }): Promise<Captcha> => {
          const page = await readFile(doc.source.replace('@site', siteDir), 'utf8');
          const label = doc.frontMatter.sidebar_label ?? doc.title;
          const drawing = drawingOf(page);
          const picture = drawing ? captchaHtml(drawing, i18n.currentLocale) : '';
          return { href: doc.permalink, label, picture, ...(group && { group }) };
        });
      await actions.createData('captchas.json', JSON.stringify(await Promise.all(captchas)));
    },
  };
}

/** The pages of the sidebar's category whose index is docs/captchas. */
function captchaPages({ docs, sidebars }: LoadedContent['loadedVersions'][number]) {
  const category = Object.values(sidebars)
    .flat()
    .find(
      (item) => item.type === 'category' && item.link?.type === 'doc' && item.link.id === 'captchas/index',
    );
  const items = category?.type === 'category' ? category.items : [];
  return items.flatMap((item) => {
    if (item.type !== 'doc') return [];
    const group = item.customProps?.group as string | undefined;
    return docs.filter(({ id }) => item.id === id).map((doc) => ({ doc, group }));
  });
}

export function drawingOf(page: string): string | undefined {
  return /<(?:Drawing name|Facts [^>]*drawing)="(captcha-[^"]+)"/.exec(page)?.[1];
}
