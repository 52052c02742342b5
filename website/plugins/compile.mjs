// node plugins/compile.mjs: compiles the plugins to website/.plugins/index.cjs, which docusaurus.config.ts loads. Docusaurus
// would otherwise transpile 400 modules with Babel, once per locale.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const PLUGINS = dirname(fileURLToPath(import.meta.url));

/** Packages that include files other than scripts, or that Node loads faster by itself. */
const LEFT_TO_NODE = [
  '@docusaurus/*',
  '@resvg/resvg-js',
  'ajv',
  'ajv-formats',
  'cheerio',
  'esbuild',
  'purgecss',
  'satori',
  'subset-font',
];

/** @param {string} website another copy of the site in tests */
export async function compilePlugins(website = dirname(PLUGINS)) {
  await build({
    entryPoints: [join(website, 'plugins/index.ts')],
    outfile: join(website, '.plugins/index.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: LEFT_TO_NODE,
    plugins: [ownLocations],
    logLevel: 'error',
  });
}

/**
 * Modules that read files next to them must find these in the compiled file too.
 * @type {import('esbuild').Plugin}
 */
const ownLocations = {
  name: 'own-locations',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (path.includes('node_modules') || !/__dirname|import\.meta\.url/.test(code)) return undefined;
      const located = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path)));
      return {
        contents: `const __dirname = ${JSON.stringify(dirname(path))};${located}`,
        loader: extname(path) === '.ts' ? 'ts' : 'js',
      };
    });
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = 1;
  await compilePlugins().catch(() => process.exit()); // esbuild has reported the error
  try {
    // Loads the contract. Docusaurus would report a mistake in it with a stack.
    createRequire(import.meta.url)('../.plugins/index.cjs');
    process.exitCode = 0;
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
  }
}
