import type { Plugin } from '@docusaurus/types';

/** Leaves out of the browser bundle what the site does otherwise: highlighting (at build time), the progress bar. */
export default function leanBundlePlugin(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack() {
      return {
        resolve: {
          alias: {
            [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: false,
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          },
        },
      };
    },
  };
}
