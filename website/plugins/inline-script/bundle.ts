import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { build, stop } from 'esbuild';
import type { Environment } from '../../environment';

let bundled: Promise<string> | undefined;

/** Once for all locales: it has no words. */
export function bundleInlineScript(siteDir: string, environment: Environment): Promise<string> {
  bundled ??= bundle(siteDir, environment);
  return bundled;
}

async function bundle(siteDir: string, environment: Environment): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(siteDir, 'src/inline-script/index.ts')],
    bundle: true,
    format: 'iife',
    tsconfigRaw: {}, // without "use strict", which changes nothing here and is on every page
    target: ['chrome111', 'firefox113', 'safari16.4'],
    define: { THIRD_PARTIES: String(!!environment.tagManager || !!environment.messengerSrc) },
    write: false,
  });
  await stop(); // its process would wait, with its memory, until the end
  // Smaller than esbuild's own by a tenth, and this is on every page. The bundler is there anyway.
  const { code } = await rspack.experiments.swc.minify(outputFiles[0]?.text ?? '', {
    toplevel: true,
    compress: { ecma: 2020, toplevel: true, passes: 3, unsafe_arrows: true },
    mangle: { toplevel: true },
    format: { ecma: 2020 },
  });
  return code;
}
