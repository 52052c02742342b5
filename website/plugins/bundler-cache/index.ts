import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inputsExceptPages } from '../inputs.ts';

/**
 * The bundler caches its output for unchanged files, but cannot see that a page also depends on the contract, the
 * drawings and the plugins here. If one of these changes, the whole cache is invalidated. So rebuilding a changed page
 * is cheap, and no page is ever stale.
 */
export default function bundlerCachePlugin(context: LoadContext): Plugin {
  const { siteDir, localizationDir } = context;
  const inputs = inputsExceptPages(context);
  const translations = join(localizationDir, 'docusaurus-plugin-content-docs/current');

  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      addToVersion(config, inputs);
      const loader = join(__dirname, 'source-loader.cjs');
      const options = { translations, sources: join(siteDir, 'docs') };
      return { module: { rules: [{ include: translations, enforce: 'pre', use: { loader, options } }] } };
    },
  };
}

/** Rspack's persistent cache; Docusaurus only has webpack's types. Absent with DOCUSAURUS_NO_PERSISTENT_CACHE. */
export function addToVersion(config: object, inputs: string): void {
  const { experiments, cache } = config as { experiments?: { cache?: unknown }; cache?: unknown };
  const persistent = experiments?.cache;
  if (isVersioned(persistent)) persistent.version += `-${inputs}`;
  else if (persistent || (typeof cache === 'object' && cache)) {
    throw new Error(
      "Docusaurus' bundler configuration no longer has its cache version at experiments.cache.version: adapt website/plugins/bundler-cache, see website/plugins/README.md.",
    );
  }
}

function isVersioned(cache: unknown): cache is { version: string } {
  return typeof (cache as { version?: unknown } | undefined)?.version === 'string';
}
