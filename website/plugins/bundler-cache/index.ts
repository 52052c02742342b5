import { join } from 'node:path';
import { hashInputs } from '@docs/site/inputs';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The bundler keeps what it made of files that have not changed. It does not know that a page also depends on the
 * contract, the drawings and the plugins here: when one of these changes, nothing is kept. So a changed page is cheap, and
 * nothing on a page is ever old.
 */
export default function bundlerCachePlugin({ siteDir, i18n, localizationDir }: LoadContext): Plugin {
  const { currentLocale } = i18n;
  const pages = new RegExp(
    `^website/(docs|i18n/${currentLocale}/docusaurus-plugin-content-docs|i18n/(?!${currentLocale}$)[^/]+)$`,
  );
  const inputs = hashInputs(join(siteDir, '..'), process.env, [], pages);
  const translations = join(localizationDir, 'docusaurus-plugin-content-docs/current');

  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      // Rspack's; the types of Docusaurus know webpack only.
      const { cache } = (config.experiments ?? {}) as { cache?: { version: string } };
      if (cache) cache.version += `-${inputs}`;
      const loader = join(__dirname, 'source-loader.cjs');
      const options = { translations, sources: join(siteDir, 'docs') };
      return { module: { rules: [{ include: translations, enforce: 'pre', use: { loader, options } }] } };
    },
  };
}
