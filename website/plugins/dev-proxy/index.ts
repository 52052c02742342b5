import type { Plugin } from '@docusaurus/types';

/** In `npm run dev`, serves search, the data host and the sandbox, which are another process, on the page's origin. */
export default function devProxyPlugin(): Plugin {
  return {
    name: 'dev-proxy',
    configureWebpack() {
      const target = process.env.DEV_API_URL;
      const config = target
        ? { devServer: { proxy: [{ context: ['/1/', '/data', '/sandbox'], target }] } }
        : {};
      return config as object; // webpack's type has devServer only if webpack-dev-server adds it
    },
  };
}
