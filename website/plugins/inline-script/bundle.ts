import { join } from 'node:path';
import { build } from 'esbuild';

export interface Scripts {
  /** In the head of every page. */
  inline: string;
  /** For the results page, see src/search/early. */
  results: string;
}

/** What esbuild writes for an empty file. */
const EMPTY = '(()=>{})();';

export async function bundleScripts(siteDir: string): Promise<Scripts> {
  const { outputFiles } = await build({
    entryPoints: { inline: 'src/inline-script/index.ts', results: 'src/search/early/index.ts' },
    absWorkingDir: siteDir,
    outdir: siteDir,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    charset: 'utf8',
    write: false,
  });
  const codeOf = (name: string) => {
    const code = outputFiles.find(({ path }) => path === join(siteDir, `${name}.js`))?.text.trim();
    if (!code || code === EMPTY)
      throw new Error(`esbuild wrote no ${name}.js: see website/plugins/inline-script/bundle.ts.`);
    return code;
  };
  return { inline: codeOf('inline'), results: codeOf('results') };
}
