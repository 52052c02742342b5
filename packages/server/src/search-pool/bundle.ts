import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, stop } from 'esbuild';

let bundled: Promise<string> | undefined;

/** The code of a worker as one script, bundled once per process. */
export function workerCode(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    plugins: [keepAddresses],
  });
  await stop(); // otherwise its process keeps running and uses 15 MB
  return outputFiles[0]?.text ?? '';
}

/** Keeps `import.meta.url`, so that modules that read files next to them (search's word lists) work in the bundle. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /packages[\\/].*\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path));
      return { contents: code.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};
