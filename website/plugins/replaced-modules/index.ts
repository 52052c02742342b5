import { dirname } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Docusaurus plugin: replaces modules that theme-classic loads on every page, see ../README.md. */
export default function replacedModulesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'replaced-modules',
    configureWebpack: () => ({ resolve: { alias: replacedModules(siteDir) } }),
  };
}

/** By resolved path. */
export function replacedModules(siteDir: string): Record<string, string | false> {
  const themeClassic = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const inTheme = (path: string) => require.resolve(path, { paths: [themeClassic] });
  return {
    [inTheme('./lib/nprogress')]: false, // src/browser/progress.ts
    [inTheme('./lib/prism-include-languages')]: false, // code is highlighted at build time
    [inTheme('infima/dist/css/default/default.css')]: `${siteDir}/src/css/foundation.css`,
  };
}
