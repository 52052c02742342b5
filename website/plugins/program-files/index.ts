import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { program } from '@docs/contract';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { highlightedHtml } from '../highlight/index.ts';
import type { UserAgentOptions } from '../user-agent-placeholder/html.ts';

/** Docusaurus plugin: the complete program, highlighted for the page (components/ProgramFile) and as files. */
export default function programFiles(context: LoadContext, userAgent: UserAgentOptions): Plugin {
  const files = program(context.i18n.currentLocale);
  return {
    name: 'program-files',
    async contentLoaded({ actions }) {
      for (const { language, prism, code } of files) {
        await actions.createData(`${language}.json`, {
          language: prism,
          lines: String(code.split('\n').length),
          html: highlightedHtml(code, prism, userAgent),
        });
      }
    },
    async postBuild({ outDir }) {
      await mkdir(path.join(outDir, 'programs'), { recursive: true });
      for (const { file, code } of files) await writeFile(path.join(outDir, 'programs', file), `${code}\n`);
    },
  };
}
