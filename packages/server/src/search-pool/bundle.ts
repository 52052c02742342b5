import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

let bundled: Promise<string> | undefined;

/** The code of a worker as one script, made once per process. */
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
  });
  await stop(); // otherwise its process stays, with 15 MB
  return outputFiles[0]?.text ?? '';
}
