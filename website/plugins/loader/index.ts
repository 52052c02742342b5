import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Loader } from './bundle';

/** Publishes the loader and the page-error template that it shows when a page's code cannot be fetched. */
export default function loaderPlugin(context: LoadContext, loader: Loader): Plugin {
  const text = (id: string, english: string) => escapeHtml(context.codeTranslations[id] ?? english);

  return {
    name: 'loader',
    injectHtmlTags() {
      return {
        postBodyTags: [
          {
            tagName: 'template',
            attributes: { id: 'page-error' },
            innerHTML: `<main class="page-error"><h1>${text('docs.pageError.title', 'Page Error')}</h1><p>${text(
              'docs.pageError.message',
              'This page could not be loaded. Check your connection, then retry.',
            )}</p><button class="button" type="button" data-native>${text('docs.pageError.retry', 'Retry')}</button></main>`,
          },
        ],
      };
    },
    async postBuild({ outDir }) {
      const file = join(outDir, loader.path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, loader.code);
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
