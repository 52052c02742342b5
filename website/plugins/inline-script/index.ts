import type { LoadContext, Plugin } from '@docusaurus/types';

/** The page-error template that the inline script shows when a page's code cannot be fetched. */
export default function inlineScriptPlugin(context: LoadContext): Plugin {
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
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
