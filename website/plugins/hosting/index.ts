import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Environment } from '../../environment';
import { securityHeaders } from './headers';

/** Tells whoever serves the build which addresses are canonical and which headers go with the pages. */
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

/** Of the script as it stands in the page: the framework's minifier may have changed it. All pages have the same. */
function inlineScriptHash(page: string): string {
  const [, code = ''] = /<script data-styles[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
