import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sandboxData, toolAnswers } from '@docs/contract';
import { knownLocale } from '@docs/site/locales';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: writes what the server says about the contract to the root of the build: the responses of its MCP
 * tools to `.contract/<locale>.json`, and the data of its sandbox, which is English, to `.sandbox.json`. So the server
 * needs only the built site, and agrees with its pages.
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
      if (i18n.currentLocale === i18n.defaultLocale)
        await writeFile(join(root, '.sandbox.json'), JSON.stringify(sandboxData()));
    },
  };
}
