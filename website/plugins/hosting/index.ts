import { mkdir, writeFile } from 'node:fs/promises';
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
      await writeFile(
        join(root, '.headers.json'),
        JSON.stringify({ headers: securityHeaders(environment) }, null, 2),
      );
    },
  };
}
