import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { localizedOpenApi, sandboxData, toolAnswers } from '@docs/contract';
import { knownLocale } from '@docs/site/locales';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: the contract as files. For readers, as a download with its texts in the language of the locale. For the
 * server, in the root of the build: the responses of its MCP tools in `.contract/<locale>.json`, and the data of its
 * sandbox, which is English, in `.sandbox.json`. So the server needs only the built site, and agrees with its pages.
 */
export default function contractFiles({ i18n, siteConfig }: LoadContext, userAgent: string): Plugin {
  const locale = knownLocale(i18n.currentLocale);
  return {
    name: 'contract-files',
    async postBuild({ outDir }) {
      const isDefault = locale === i18n.defaultLocale;
      const root = isDefault ? outDir : dirname(outDir);
      const answers = { service: siteConfig.title, site: siteConfig.url, ...toolAnswers(locale, userAgent) };
      await mkdir(join(root, '.contract'), { recursive: true });
      await writeFile(join(root, '.contract', `${locale}.json`), JSON.stringify(answers));
      if (isDefault) await writeFile(join(root, '.sandbox.json'), JSON.stringify(sandboxData()));
      await writeFile(join(outDir, 'openapi.yaml'), localizedOpenApi(locale));
    },
  };
}
