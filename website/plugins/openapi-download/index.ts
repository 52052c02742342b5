import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localizedOpenApi } from '@docs/contract';
import { knownLocale } from '@docs/site/locales';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Docusaurus plugin: the contract as a download, with its texts in the language of the locale. */
export default function openApiDownload({ i18n }: LoadContext): Plugin {
  return {
    name: 'openapi-download',
    async postBuild({ outDir }) {
      const document = localizedOpenApi(knownLocale(i18n.currentLocale));
      await writeFile(path.join(outDir, 'openapi.yaml'), document);
    },
  };
}
