import { dirname } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type Bundling = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<Bundling['optimization']>['minimizer']>[number];

interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: object) => Exclude<Minimizer, string>;
}

/**
 * Bundler settings that change what readers download. Everything here that depends on package internals is listed
 * in ../README.md with its reason and its test.
 */
export default function leanBundlePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    /** Drops postcss-preset-env: Lightning CSS, which minifies the stylesheet, already targets our browsers. */
    configurePostCss({ plugins }) {
      const others = plugins.filter((plugin: unknown) => !String(plugin).includes('postcss-preset-env'));
      if (others.length === plugins.length)
        throw changed("PostCSS plugins no longer include 'postcss-preset-env'");
      // Without `config: false`, PostCSS looks for a configuration in every parent folder of every stylesheet.
      return { config: false, plugins: others };
    },
    configureWebpack(config, _isServer, { currentBundler }) {
      const [scripts, ...otherMinimizers] = config.optimization?.minimizer ?? [];
      if (scripts && scripts.constructor.name !== 'SwcJsMinimizerRspackPlugin') {
        throw changed(`first minimizer is ${scripts.constructor.name}, not SwcJsMinimizerRspackPlugin`);
      }
      // Docusaurus only has webpack's types; `future.faster` uses Rspack.
      const { SwcJsMinimizerRspackPlugin } = currentBundler.instance as unknown as Rspack;
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: [
            // The stock settings target browsers of 2015 and escape every non-ASCII letter: \u0430 for а.
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
        resolve: { alias: replacedModules(siteDir) },
      };
    },
  };
}

function changed(internal: string): Error {
  return new Error(
    `Docusaurus' ${internal}: adapt website/plugins/lean-bundle, see website/plugins/README.md.`,
  );
}

/** Modules of theme-classic that this site replaces, by resolved path. */
export function replacedModules(siteDir: string): Record<string, string | false> {
  const themeClassic = dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const inTheme = (path: string) => require.resolve(path, { paths: [themeClassic] });
  return {
    [inTheme('./lib/nprogress')]: false, // src/client/progress.ts
    [inTheme('./lib/prism-include-languages')]: false, // code is highlighted at build time
    [inTheme('infima/dist/css/default/default.css')]: `${siteDir}/src/css/foundation.css`,
  };
}
