import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { COMPILED_MODULE, standaloneValidator } from '../src/validator/standalone.ts';

type Validator = typeof import('../src/validator/index.ts');

/** The validator as the website's bundler builds it for pages. */
export async function pageValidator(): Promise<{ code: string; validator: Validator }> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/validator/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    plugins: [
      {
        name: 'precompiled-validator',
        setup({ onLoad }) {
          onLoad({ filter: /validator\/compiled\.ts$/ }, ({ path }) =>
            path === COMPILED_MODULE ? { contents: standaloneValidator(), loader: 'js' } : undefined,
          );
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'validator-'));
  const file = join(folder, 'validator.mjs');
  writeFileSync(file, code);
  const validator = (await import(pathToFileURL(file).href)) as Validator;
  rmSync(folder, { recursive: true });
  return { code, validator };
}
