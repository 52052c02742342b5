import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { program } from '@docs/contract';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { highlightedHtml } from '../highlight/index.ts';
import type { UserAgentOptions } from '../user-agent-placeholder/html.ts';

const PROGRAMS = ['first-task'];

/** Docusaurus plugin: the complete programs, highlighted for the page (components/ProgramFile) and as files. */
export default function programFiles(context: LoadContext, userAgent: UserAgentOptions): Plugin {
  const { currentLocale: locale } = context.i18n;
  const files = PROGRAMS.flatMap((name) => program(name, locale).map((file) => ({ name, ...file })));
  return {
    name: 'program-files',
    async contentLoaded({ actions }) {
      for (const { name, language, prism, code } of files) {
        await actions.createData(`${name}-${language}.json`, {
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
