// Compiles the server, with all packages that it uses, so that it runs where only Node is installed.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SERVER = dirname(fileURLToPath(import.meta.url));
const SEARCH_WORKER = { 'search-worker': join(SERVER, 'src/search-pool/start-worker.ts') };

/** CommonJS packages inside a module need these three names. */
const COMMONJS = `import * as nodeModule from 'node:module';
import * as nodeUrl from 'node:url';
const require = nodeModule.createRequire(import.meta.url);
const __filename = nodeUrl.fileURLToPath(import.meta.url);
const __dirname = nodeUrl.fileURLToPath(new URL('.', import.meta.url));`;

/** Writes `main.js` and the scripts of its threads. */
export async function compileServer(folder: string): Promise<void> {
  // Piscina starts its threads with the script `worker.js` next to its own code.
  const piscina = join(dirname(fileURLToPath(import.meta.resolve('piscina'))), 'worker.js');
  await compile(folder, { ...SEARCH_WORKER, main: join(SERVER, 'src/main.ts'), worker: piscina });
}

let compiledWorker: Promise<string> | undefined;

/**
 * For the server that runs from its sources: a thread has no loader of TypeScript.
 * @returns path of the search worker, compiled once per process
 */
export function compileWorker(): Promise<string> {
  compiledWorker ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'search-worker-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    await compile(folder, SEARCH_WORKER);
    return join(folder, 'search-worker.js');
  })();
  return compiledWorker;
}

async function compile(folder: string, entryPoints: Record<string, string>): Promise<void> {
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: COMMONJS },
    // The second is an optional binary of Piscina, for a setting that is not used.
    external: ['*/compile.ts', '@napi-rs/nice'],
    legalComments: 'none',
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n');
  // Read by the search engine at run time.
  const lists = join(SERVER, '../search/src/analysis');
  for (const name of ['stop-words', 'synonyms'])
    cpSync(join(lists, name), join(folder, name), { recursive: true });
}
