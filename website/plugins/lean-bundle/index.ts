import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type Bundling = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<Bundling['optimization']>['minimizer']>[number];

interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: object) => Exclude<Minimizer, string>;
}

/** Leaves out of the browser bundle what the site does otherwise or does not have. */
export default function leanBundlePlugin({ siteDir, generatedFilesDir, i18n }: LoadContext): Plugin {
  const ours = (path: string) => join(siteDir, path);
  const nothing = join(__dirname, 'Nothing.tsx');
  const inBrowser = {
    'hoist-non-react-statics': join(__dirname, 'hoist-statics.ts'),
    'path-to-regexp': join(__dirname, 'path-to-regexp.ts'),
    'react-helmet-async': join(__dirname, 'helmet.ts'),
  };
  const reading = (generated: string, loader: string) => ({
    include: join(generatedFilesDir, generated),
    use: join(__dirname, loader),
  });
  const importing = (include: string | RegExp, alias: Record<string, string>) => ({
    include,
    resolve: { alias },
  });
  const otherLocales = i18n.locales.filter((locale) => locale !== i18n.currentLocale);

  return {
    name: 'lean-bundle',
    /** Lightning CSS, which makes the sheet small, also writes it for our browsers: the stock plugin does that twice. */
    configurePostCss: ({ plugins }) => ({
      config: false, // else each style sheet looks for one in all folders above it
      plugins: plugins.filter((plugin: unknown) => !String(plugin).includes('postcss-preset-env')),
    }),
    configureWebpack(config, isServer, { currentBundler }) {
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
            [inClassic('infima/dist/css/default/default.css')]: ours('src/css/foundation.css'),
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
            ...(isServer ? {} : inBrowser),
            ...Object.fromEntries(otherLocales.map((locale) => [ours(`src/strings/${locale}.ts`), false])),
          },
        },
        module: {
          rules: [
            reading('docusaurus.config.mjs', 'config-loader.cjs'),
            reading('codeTranslations.json', 'words-loader.cjs'),
            reading('docusaurus-plugin-content-docs/default/p', 'docs-loader.cjs'),
            ...(isServer ? [] : [reading('registry.js', 'registry-loader.cjs')]),
            importing(inCore('client/clientEntry.js'), { 'react-router-dom': join(__dirname, 'routers.ts') }),
            importing(/[\\/]@docusaurus[\\/]utils-common[\\/]/, { tslib: join(__dirname, 'tslib.cjs') }),
          ],
        },
      };
    },
  };
}

const inClassic = (path: string) =>
  require.resolve(path, { paths: [require.resolve('@docusaurus/theme-classic')] });
/** Past the `exports` of the packages, which do not name these files. */
const inCore = (path: string) => join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib', path);
const inThemeCommon = (path: string) => join(dirname(require.resolve('@docusaurus/theme-common')), path);
