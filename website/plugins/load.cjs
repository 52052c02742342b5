// Docusaurus loads its configuration with jiti, which transpiles each module of each ESM package (400 here) with Babel
// and runs all of them again for every locale. But it leaves .cjs files to Node. So esbuild bundles the plugins and
// these packages into one script in about a second, which runs once and is kept for the next time. Restart
// `npm run dev` after a change to a plugin.
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, extname, join } = require('node:path');
const { pathToFileURL } = require('node:url');

/** Packages that Node loads faster by itself, or that include files other than scripts. */
const LEFT_TO_NODE = [
  '@docusaurus/*',
  '@resvg/resvg-js',
  '@rspack/core',
  'ajv',
  'ajv-formats',
  'cheerio',
  'esbuild',
  'purgecss',
  'satori',
  'subset-font',
];

const text = JSON.stringify;

/** Keeps `__dirname` and `import.meta.url` of our modules as before bundling. */
const places = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (path.includes('node_modules') || !/__dirname|import\.meta\.url/.test(code)) return undefined;
      const placed = code.replaceAll('import.meta.url', text(pathToFileURL(path)));
      return {
        contents: `const __dirname = ${text(dirname(path))};${placed}`,
        loader: extname(path) === '.ts' ? 'ts' : 'js',
      };
    });
  },
};

async function bundle() {
  const { build } = require('esbuild'); // here, because most of the time the script is kept
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'index.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: LEFT_TO_NODE,
    plugins: [places],
    write: false,
  });
  return outputFiles[0].text;
}

const KEPT = join(__dirname, '../node_modules/.cache/plugins.js');

/** The script of the last time, if nothing has changed that could be in it. Its first line says what it was made of, and where. */
async function keptBundle() {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return bundle();
  const { hashInputs } = await import('@docs/site/inputs');
  const pages = /^website\/(docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)$/;
  const inputs = hashInputs(join(__dirname, '../..'), {}, [], pages);
  const made = `// ${inputs} ${text(__dirname)}\n`;
  try {
    const kept = readFileSync(KEPT, 'utf8');
    if (kept.startsWith(made)) return kept;
  } catch {}
  const code = made + (await bundle());
  // Another build may be writing the same file.
  const draft = `${KEPT}.${process.pid}`;
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(draft, code);
  renameSync(draft, KEPT);
  return code;
}

async function load() {
  const script = new Module(join(__dirname, 'index.js'));
  script.paths = module.paths;
  script._compile(await keptBundle(), script.id);
  return script.exports;
}

const plugins = load();

module.exports = () => plugins;
