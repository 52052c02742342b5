import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The imports of each of our files, without type-only imports. */
let graph: Map<string, string[]>;

beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [
      'packages',
      'website/src',
      'website/plugins',
      'website/shared',
      'website/translations',
    ].flatMap(sourcesIn),
    bundle: true,
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'error',
    jsx: 'automatic',
    plugins: [ourPackagesOnly],
  });
  graph = graphOf(metafile);
}, 60_000);

test('there are no import cycles', () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    done.add(file);
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
  };
  for (const file of graph.keys()) visit(file, []);
  expect(graph.size).toBeGreaterThan(200);
  expect(cycles).toEqual([]);
});

test.each([
  ['packages/site', []],
  ['packages/contract', ['packages/site']],
  ['packages/search', ['packages/site']],
  ['packages/server', ['packages/contract', 'packages/search', 'packages/site']],
  ['website', ['packages/contract', 'packages/search', 'packages/site']],
])('%s imports only from %j', (from, allowed) => {
  const folders = [...graph].flatMap(([file, imports]) =>
    file.startsWith(`${from}/`) ? imports.map(folderOf) : [],
  );
  expect([...new Set(folders)].filter((folder) => folder !== from && !allowed.includes(folder))).toEqual([]);
});

/** Parts of the website that must not know each other; what they share is in `shared/` and `src/browser/`. */
test.each([
  ['website/src', ['website/plugins']],
  ['website/plugins', ['website/src']],
  ['website/shared', ['website/src', 'website/plugins']],
  ['website/src/browser', ['client', 'components', 'inline-script', 'search', 'theme']],
  ['website/src/inline-script', ['client', 'components', 'search', 'theme']],
  ['website/src/search', ['client', 'components', 'inline-script', 'theme']],
  ['website/src/components', ['client', 'inline-script', 'search', 'theme']],
  ['website/src/client', ['components', 'inline-script', 'search', 'theme']],
])('%s imports nothing from %j, types included', (from, forbidden) => {
  const files = sourcesIn(from);
  expect(files.length).toBeGreaterThan(2);
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => forbidden.some((folder) => isIn(path, folder)))
      .map((path) => `${file} → ${path}`),
  );
  expect(wrong).toEqual([]);
});

const isIn = (path: string, folder: string) =>
  path.startsWith(`${folder.includes('/') ? folder : `website/src/${folder}`}/`);

/** Files that a file names by a relative path, as paths from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
}

function folderOf(file: string): string {
  return /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? file;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\btest\b|\.d\.ts$|golden|programs/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

function graphOf({ inputs }: Metafile): Map<string, string[]> {
  return new Map(
    Object.entries(inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
}

const ourPackagesOnly: Plugin = {
  name: 'our-packages-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]|\.css$/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@docs/') ? undefined : { external: true },
    );
  },
};
