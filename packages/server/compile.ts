// Compiles the server, with all packages that it uses, so that it runs where only Node is installed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, type BuildResult, build } from 'esbuild';

const SERVER = dirname(fileURLToPath(import.meta.url));

const OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  logLevel: 'error',
  write: false,
} satisfies BuildOptions;

/** CommonJS packages inside a module need these three names. */
const COMMONJS = `import * as nodeModule from 'node:module';
import * as nodeUrl from 'node:url';
const require = nodeModule.createRequire(import.meta.url);
const __filename = nodeUrl.fileURLToPath(import.meta.url);
const __dirname = nodeUrl.fileURLToPath(new URL('.', import.meta.url));`;

/** Writes `main.js`, and the script of its search threads. */
export async function compileServer(folder: string): Promise<void> {
  const main = await build({
    ...OPTIONS,
    entryPoints: [join(SERVER, 'src/main.ts')],
    format: 'esm',
    banner: { js: COMMONJS },
    external: ['*/compile.ts'], // only the server that runs from its sources needs it
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.js'), textOf(main));
  writeFileSync(join(folder, 'search-worker.js'), await compileWorker());
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n');
}

/** The script of a search thread: a classic script, because the server starts threads from the text. */
export async function compileWorker(): Promise<string> {
  return textOf(
    await build({ ...OPTIONS, entryPoints: [join(SERVER, 'src/search-pool/worker.ts')], format: 'cjs' }),
  );
}

function textOf({ outputFiles: [file] }: BuildResult<typeof OPTIONS>): string {
  if (!file) throw new Error('Nothing was compiled.');
  return file.text;
}
