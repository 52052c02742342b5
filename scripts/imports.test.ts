import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The imports of each of our files, without type-only imports. */
let graph: Map<string, string[]>;

beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['packages', 'website/src', 'website/plugins', 'website/translations'].flatMap(sourcesIn),
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
});

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
