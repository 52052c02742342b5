import type { Plugin } from '@docusaurus/types';

/**
 * In `npm run dev`, serves search, the data host and the sandbox, which are another process, on the page's origin.
 * Without compression: for a browser on the same machine, it only adds time (0.3 s for React's development code).
 */
export default function devServerPlugin(): Plugin {
  return {
    name: 'dev-server',
    configureWebpack() {
      const target = process.env.DEV_API_URL;
      const config = target
        ? { devServer: { compress: false, proxy: [{ context: ['/1/', '/data', '/sandbox'], target }] } }
        : {};
      return config as object; // webpack's type has devServer only if webpack-dev-server adds it
    },
  };
}
