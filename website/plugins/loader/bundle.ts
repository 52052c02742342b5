import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { minify } from 'terser';
import type { Environment } from '../../environment';

let bundled: Promise<string> | undefined;

/** Once for all locales: it has no words. */
export function bundleLoader(siteDir: string, environment: Environment): Promise<string> {
  bundled ??= bundle(siteDir, environment);
  return bundled;
}

async function bundle(siteDir: string, environment: Environment): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(siteDir, 'src/loader/index.ts')],
    bundle: true,
    format: 'iife',
    tsconfigRaw: {}, // without "use strict", which changes nothing here and is on every page
    target: ['chrome111', 'firefox113', 'safari16.4'],
    define: { THIRD_PARTIES: String(!!environment.tagManager || !!environment.messengerSrc) },
    write: false,
  });
  await stop(); // its process would wait, with its memory, until the end
  // Smaller than esbuild's own by a twentieth, and this is on every page.
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 2, unsafe_arrows: true },
  });
  return code;
}
