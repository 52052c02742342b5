import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { build, stop } from 'esbuild';
import type { Environment } from '../../environment';

export interface Scripts {
  /** In the head of every page. */
  inline: string;
  /** The results page's own, see src/search/early. */
  results: string;
}

let bundled: Promise<Scripts> | undefined;

/** Once for all locales: they have no words. */
export function bundleScripts(siteDir: string, environment: Environment): Promise<Scripts> {
  bundled ??= bundle(siteDir, environment);
  return bundled;
}

async function bundle(siteDir: string, environment: Environment): Promise<Scripts> {
  const { outputFiles } = await build({
    entryPoints: { inline: 'src/inline-script/index.ts', results: 'src/search/early/index.ts' },
    absWorkingDir: siteDir,
    outdir: siteDir,
    bundle: true,
    format: 'iife',
    tsconfigRaw: {}, // without "use strict", which changes nothing here and is on every page
    target: ['chrome111', 'firefox113', 'safari16.4'],
    define: { THIRD_PARTIES: String(!!environment.tagManager || !!environment.messengerSrc) },
    write: false,
  });
  await stop(); // its process would wait, with its memory, until the end
  const codeOf = (name: string) =>
    minify(outputFiles.find(({ path }) => path === join(siteDir, `${name}.js`))?.text ?? '');
  return { inline: await codeOf('inline'), results: await codeOf('results') };
}

/** Smaller than esbuild's own by a tenth, and the first is on every page. The bundler is there anyway. */
async function minify(text: string): Promise<string> {
  const { code } = await rspack.experiments.swc.minify(text, {
    toplevel: true,
    compress: { ecma: 2020, toplevel: true, passes: 3, unsafe_arrows: true },
    mangle: { toplevel: true },
    format: { ecma: 2020 },
  });
  return code;
}
