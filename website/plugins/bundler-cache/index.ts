import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashInputs } from '../../../scripts/lib/inputs.mjs';

/**
 * The bundler keeps what it made of files that have not changed. It does not know that a page also depends on the
 * contract, the drawings, the plugins here and, where it is a translation, on its source: when one of these changes,
 * nothing is kept. So a changed page is cheap, and nothing on a page is ever old.
 */
export default function bundlerCachePlugin({ siteDir, i18n }: LoadContext): Plugin {
  const { currentLocale, defaultLocale } = i18n;
  const root = `${siteDir}/..`;
  const pages =
    currentLocale === defaultLocale
      ? /^website\/(docs|i18n)$/
      : new RegExp(`^website/i18n/${currentLocale}/docusaurus-plugin-content-docs$`);
  const inputs = hashInputs(root, process.env, [], pages);

  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      // Rspack's; the types of Docusaurus know webpack only.
      const { cache } = (config.experiments ?? {}) as { cache?: { version: string } };
      if (cache) cache.version += `-${inputs}`;
      return {};
    },
  };
}
