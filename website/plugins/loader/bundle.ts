import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';

export interface Loader {
  code: string;
  /** Relative to the locale's base; hashed, so that it is cached for good. */
  path: string;
}

export async function bundleLoader(siteDir: string): Promise<Loader> {
  const { outputFiles } = await build({
    entryPoints: [join(siteDir, 'src/loader/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { code, path: `assets/js/loader.${hash}.js` };
}
