import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Environment } from '../../environment';
import { escapeMarkup } from '../escape.ts';
import { bundleScripts, type Scripts } from './bundle';

interface Options {
  announcementId: string;
  environment: Environment;
}

/**
 * Adds the script in the head of every built page, the template that it shows if a page's code cannot be fetched, and
 * the script of the results page. Inlining saves a request before the first paint; the policy allows the script by its
 * hash (plugins/hosting). Not part of the page template: that is configuration, which the framework sends to the
 * browser.
 */
export default function inlineScriptPlugin(context: LoadContext, options: Options): Plugin {
  const { announcementId, environment } = options;
  const { dataUrl, tagManager, messengerSrc } = environment;
  const text = (id: string, english: string) => escapeMarkup(context.codeTranslations[id] ?? english);

  return {
    name: 'inline-script',
    /** None in `npm run dev`, where React is loaded from the start. */
    loadContent: async () => (process.env.NODE_ENV === 'development' ? null : bundleScripts(context.siteDir)),
    injectHtmlTags({ content }) {
      const scripts = content as Scripts | null;
      if (!scripts) return {};
      return {
        headTags: [
          {
            tagName: 'script',
            attributes: {
              'data-announcement': announcementId,
              ...(dataUrl && { 'data-data-url': dataUrl }),
              ...(tagManager && { 'data-tag-manager': `${tagManager.origin}/gtm.js?id=${tagManager.id}` }),
              ...(messengerSrc && { 'data-messenger': messengerSrc }),
            },
            innerHTML: scripts.inline,
          },
        ],
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
    /** Not in the assets folder: its name is the same in every build, so browsers must revalidate it. */
    postBuild: ({ outDir, content }) => writeFile(join(outDir, 'results.js'), (content as Scripts).results),
  };
}
