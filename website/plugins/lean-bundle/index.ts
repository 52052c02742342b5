import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: object) => WebpackPluginInstance;
}

/** Leaves out of the browser bundle what the site does otherwise or does not have. */
export default function leanBundlePlugin({ siteDir, generatedFilesDir, i18n }: LoadContext): Plugin {
  const ours = (path: string) => join(siteDir, path);
  const nothing = join(__dirname, 'Nothing.tsx');
  const otherLocales = i18n.locales.filter((locale) => locale !== i18n.currentLocale);

  return {
    name: 'lean-bundle',
    configureWebpack(config, _isServer, { currentBundler }) {
      const [, ...otherMinimizers] = config.optimization?.minimizer ?? [];
      // The types of Docusaurus know webpack only; `future.faster` has Rspack in its place.
      const { SwcJsMinimizerRspackPlugin } = currentBundler.instance as unknown as Rspack;
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: [
            // The stock settings write for browsers of 2015 and escape every letter beyond ASCII: \u0430 for а.
            new SwcJsMinimizerRspackPlugin({
              minimizerOptions: {
                ecma: 2020,
                module: true,
                mangle: true,
                compress: { ecma: 2020, passes: 2 },
                format: { ecma: 2020, comments: false, ascii_only: false },
              },
            }),
            ...otherMinimizers,
          ],
        },
        resolve: {
          alias: {
            // Code is highlighted by the build; the progress bar is src/client/progress.ts.
            [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: false,
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
            [require.resolve('infima/dist/css/default/default.css')]: ours('src/css/foundation.css'),
            // The site has one version, no tags, a sidebar that cannot be hidden, and a footer of columns.
            '@theme/BackToTopButton': nothing,
            '@theme/DocRoot/Layout/Sidebar/ExpandButton': nothing,
            '@theme/DocSidebar/Desktop/CollapseButton': nothing,
            '@theme/DocVersionBanner': nothing,
            '@theme/Footer/Links/Simple': nothing,
            '@theme/Footer/Logo': nothing,
            '@theme/TagsListInline': nothing,
            '@theme/SearchMetadata': nothing, // for the crawler of a hosted search; records are made by the build
            [inCore('client/BaseUrlIssueBanner/index.js')]: nothing,
            [inThemeCommon('utils/ThemeClassNames.js')]: join(__dirname, 'class-names.ts'),
            ...Object.fromEntries(otherLocales.map((locale) => [ours(`src/strings/${locale}.ts`), false])),
          },
        },
        module: {
          rules: [
            {
              test: join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: join(__dirname, 'config-loader.cjs'),
            },
            {
              test: join(generatedFilesDir, 'codeTranslations.json'),
              use: join(__dirname, 'words-loader.cjs'),
            },
            {
              include: join(generatedFilesDir, 'docusaurus-plugin-content-docs', 'default', 'p'),
              use: join(__dirname, 'docs-loader.cjs'),
            },
            {
              include: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
              resolve: { alias: { tslib: join(__dirname, 'tslib.cjs') } },
            },
          ],
        },
      };
    },
  };
}

/** Past the `exports` of the packages, which do not name these files. */
const inCore = (path: string) => join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib', path);
const inThemeCommon = (path: string) => join(dirname(require.resolve('@docusaurus/theme-common')), path);
