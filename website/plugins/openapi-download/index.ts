import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type HostOptions, localizedOpenApi } from '@docs/contract';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contractLocale } from '../contract/words.ts';

/** Docusaurus plugin: the contract as a download, with its texts in the language of the locale. */
export default function openApiDownload(context: LoadContext, { hosts }: HostOptions): Plugin {
  const { i18n, siteConfig } = context;
  return {
    name: 'openapi-download',
    async postBuild({ outDir }) {
      const document = localizedOpenApi(contractLocale(i18n.currentLocale), {
        hosts: { ...hosts, docs: siteConfig.url },
        name: siteConfig.title,
      });
      await writeFile(path.join(outDir, 'openapi.yaml'), document);
    },
  };
}
