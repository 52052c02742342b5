import type { Plugin } from '@docusaurus/types';

/** In `npm run dev`, search, the data host and the sandbox are another process; the page finds them on its own origin as always. */
export default function devProxyPlugin(): Plugin {
  return {
    name: 'dev-proxy',
    configureWebpack() {
      const target = process.env.DEV_API_URL;
      const config = target
        ? { devServer: { proxy: [{ context: ['/1/', '/data', '/sandbox'], target }] } }
        : {};
      return config as object; // webpack's own type knows devServer only where webpack-dev-server adds it
    },
  };
}
