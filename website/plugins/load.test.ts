import { fileURLToPath } from 'node:url';
import { SOURCES } from '@docs/site/inputs';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const installedPackages: Plugin = {
  name: 'installed-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@docs/') ? undefined : { path, external: true },
    );
  },
};

test('every module of the bundled plugins belongs to the inputs of a build, so none can be stale', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    write: false,
    metafile: true,
    plugins: [installedPackages],
  });
  const modules = Object.keys(metafile.inputs);
  expect(modules.length).toBeGreaterThan(100);
  const isInput = (path: string) =>
    SOURCES.some((source) => path === source || path.startsWith(`${source}/`));
  const isPage = (path: string) =>
    /^website\/(docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\//.test(path);
  expect(modules.filter((path) => !isInput(path) || isPage(path))).toEqual([]);
});
