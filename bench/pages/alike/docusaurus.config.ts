import type { Config, Plugin, PluginModule } from '@docusaurus/types';
import createConfig from '../../../website/docusaurus.config';

/** Plugins whose output no peer has. */
const MORE = ['markdown-pages', 'openapi-download', 'social-pictures', 'tool-answers'];

/** Our site with only the output that the peers have too: pages, scripts, styles, search, sitemap. */
export default async function createAlikeConfig(): Promise<Config> {
  const config = await createConfig();
  return {
    ...config,
    plugins: config.plugins?.map((given) =>
      typeof given === 'function' ? (context, options) => withoutMore(given, context, options) : given,
    ),
  };
}

async function withoutMore(create: PluginModule, ...given: Parameters<PluginModule>): Promise<Plugin | null> {
  const plugin = await create(...given);
  if (!plugin || !MORE.includes(plugin.name)) return plugin;
  const { name, injectHtmlTags } = plugin; // keeps the pages the same
  return { name, ...(injectHtmlTags && { injectHtmlTags }) };
}
