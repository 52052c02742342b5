// Docusaurus loads its configuration with jiti, which transpiles each module of each ESM package (400 here) with Babel
// and runs all of them again for every locale. But it leaves .cjs files to Node. So esbuild bundles the plugins and
// these packages into one script in about a second, which runs once. Restart `npm run dev` after a change to a plugin.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, extname, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { build } = require('esbuild');

/** Packages that Node loads faster by itself, or that include files other than scripts. */
const LEFT_TO_NODE = [
  '@docusaurus/*',
  '@resvg/resvg-js',
  '@rspack/core',
  'ajv',
  'ajv-formats',
  'cheerio',
  'esbuild',
  'fontkit',
  'purgecss',
  'wawoff2',
  'yaml',
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

async function load() {
  const building = build({
    entryPoints: [join(__dirname, 'index.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: LEFT_TO_NODE,
    plugins: [places],
    write: false,
  });
  // Load these while esbuild is working.
  for (const name of LEFT_TO_NODE) if (!name.endsWith('*')) require(name);
  const { outputFiles } = await building;
  const script = new Module(join(__dirname, 'index.js'));
  script.paths = module.paths;
  script._compile(outputFiles[0].text, script.id);
  return script.exports;
}

const plugins = load();

module.exports = () => plugins;
