import { formatLocale } from '@docs/site/locales';
import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { DatedDoc } from '../../shared/page-data';

/**
 * Docusaurus' docs plugin, which also writes out when a page was last updated. The stock page does so in the browser,
 * where the first use of Intl.DateTimeFormat takes about 25 ms, on a slow phone 100 ms, while React takes over.
 */
async function datedDocsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const docs = await docsPlugin(context, options);
  const locale = formatLocale(context.i18n.currentLocale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    ...docs,
    async loadContent() {
      const content = await docs.loadContent?.();
      if (!content) throw new Error('@docusaurus/plugin-content-docs has loaded no documents.');
      for (const doc of content.loadedVersions.flatMap((version): DatedDoc[] => version.docs)) {
        if (doc.lastUpdatedAt) doc.lastUpdatedText = dates.format(doc.lastUpdatedAt);
      }
      return content;
    },
  };
}

export default Object.assign(datedDocsPlugin, { validateOptions }) as PluginModule;
