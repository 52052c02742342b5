import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Environment } from '../../environment';
import { securityHeaders } from './headers';

/** Writes the canonical addresses and the headers of pages, for the server and for static hosts. */
export default function hostingPlugin(context: LoadContext, environment: Environment): Plugin {
  const { currentLocale, defaultLocale } = context.i18n;
  return {
    name: 'hosting',
    async postBuild({ outDir, routesPaths }) {
      const root = currentLocale === defaultLocale ? outDir : dirname(outDir);
      await mkdir(join(root, '.routes'), { recursive: true });
      const routes = routesPaths.filter((path) => !path.endsWith('/404.html')).sort();
      await writeFile(join(root, '.routes', `${currentLocale}.json`), JSON.stringify({ routes }));
      const headers = securityHeaders(
        environment,
        inlineScriptHash(await readFile(join(outDir, '404.html'), 'utf8')),
      );
      await writeFile(join(root, '.headers.json'), JSON.stringify({ headers }, null, 2));
    },
  };
}

/** Computed from a finished page, because the framework may minify the script. It is the same on all pages. */
export function inlineScriptHash(page: string): string {
  const code = /<script data-announcement[^>]*>(.*?)<\/script>/s.exec(page)?.[1];
  if (!code) throw new Error('404.html has no inline script, which the content security policy must allow.');
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
