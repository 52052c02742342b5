import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toolAnswers } from '@docs/contract';
import { knownLocale } from '@docs/site/locales';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: writes the responses of the server's MCP tools about the contract to `.contract/<locale>.json` in
 * the root of the build. So the server needs only the built site, and its tools name the same hosts as the pages.
 */
export default function toolAnswersPlugin(context: LoadContext, userAgent: string): Plugin {
  const { i18n, siteConfig } = context;
  return {
    name: 'tool-answers',
    async postBuild({ outDir }) {
      const root = i18n.currentLocale === i18n.defaultLocale ? outDir : dirname(outDir);
      const answers = toolAnswers(knownLocale(i18n.currentLocale), userAgent);
      await mkdir(join(root, '.contract'), { recursive: true });
      await writeFile(
        join(root, '.contract', `${i18n.currentLocale}.json`),
        JSON.stringify({ service: siteConfig.title, site: siteConfig.url, ...answers }),
      );
    },
  };
}
