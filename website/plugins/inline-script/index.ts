import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * What the inline script needs beside it: the template that it shows when a page's code cannot be fetched, and the file
 * that it adds to the results page.
 */
export default function inlineScriptPlugin(context: LoadContext, resultsScript: string): Plugin {
  const text = (id: string, english: string) => escapeHtml(context.codeTranslations[id] ?? english);

  return {
    name: 'inline-script',
    injectHtmlTags() {
      return {
        postBodyTags: [
          {
            tagName: 'template',
            attributes: { id: 'page-error' },
            innerHTML: `<main id="main" class="page-error"><h1>${text('docs.pageError.title', 'Page Error')}</h1><p>${text(
              'docs.pageError.message',
              'This page failed to load. Check your connection, then retry.',
            )}</p><button class="button" type="button" data-native>${text('docs.pageError.retry', 'Retry')}</button></main>`,
          },
        ],
      };
    },
    /** Not among the assets: its name is the same in every build, so browsers must ask whether it has changed. */
    postBuild: ({ outDir }) => writeFile(join(outDir, 'results.js'), resultsScript),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
