import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { build, stop } from 'esbuild';
import type { Environment } from '../../environment';

export interface Scripts {
  /** In the head of every page. */
  inline: string;
  /** For the results page, see src/search/early. */
  results: string;
}

let bundled: Promise<Scripts> | undefined;

/** Runs once for all locales: the scripts have no text. */
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
    tsconfigRaw: {}, // without "use strict": it has no effect here and adds bytes to every page
    target: ['chrome111', 'firefox113', 'safari16.4'],
    define: { THIRD_PARTIES: String(!!environment.tagManager || !!environment.messengerSrc) },
    write: false,
  });
  await stop(); // otherwise its process would hold its memory until the end
  const codeOf = (name: string) =>
    minify(outputFiles.find(({ path }) => path === join(siteDir, `${name}.js`))?.text ?? '');
  return { inline: await codeOf('inline'), results: await codeOf('results') };
}

/** A tenth smaller than with esbuild, and the inline script is on every page. Rspack is installed anyway. */
async function minify(text: string): Promise<string> {
  const { code } = await rspack.experiments.swc.minify(text, {
    toplevel: true,
    compress: { ecma: 2020, toplevel: true, passes: 3, unsafe_arrows: true },
    mangle: { toplevel: true },
    format: { ecma: 2020 },
  });
  return code;
}
