import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The bundler caches its output for unchanged files, but cannot see that a page also depends on the contract, the
 * drawings and the plugins here. So the scripts pass a fingerprint of these, and the cache is used only with the same one.
 */
export default function bundlerCachePlugin({ siteDir, localizationDir }: LoadContext): Plugin {
  const key = process.env.BUNDLER_CACHE_KEY;
  // Read by Docusaurus after the plugins are loaded.
  if (!key) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const translations = join(localizationDir, 'docusaurus-plugin-content-docs/current');

  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      if (key) addToVersion(config, key);
      const loader = join(__dirname, 'source-loader.cjs');
      const options = { translations, sources: join(siteDir, 'docs') };
      return { module: { rules: [{ include: translations, enforce: 'pre', use: { loader, options } }] } };
    },
  };
}

/** Rspack's persistent cache; Docusaurus only has webpack's types. Absent with DOCUSAURUS_NO_PERSISTENT_CACHE. */
export function addToVersion(config: object, key: string): void {
  const { experiments, cache } = config as { experiments?: { cache?: unknown }; cache?: unknown };
  const persistent = experiments?.cache;
  if (isVersioned(persistent)) persistent.version += `-${key}`;
  else if (persistent || (typeof cache === 'object' && cache)) {
    throw new Error(
      "Docusaurus' bundler configuration no longer has its cache version at experiments.cache.version: adapt website/plugins/bundler-cache, see website/plugins/README.md.",
    );
  }
}

function isVersioned(cache: unknown): cache is { version: string } {
  return typeof (cache as { version?: unknown } | undefined)?.version === 'string';
}
