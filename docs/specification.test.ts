import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Clause {
  number: string;
  proofs: { file: string; title: string }[];
}

/** Chapter numbers with their clauses. A line below a clause that is neither text nor a proof is an error. */
function readChapters(markdown: string): Map<number, Clause[]> {
  const chapters = new Map<number, Clause[]>();
  for (const section of markdown.split(/^## /m).slice(1)) {
    const chapter = Number(/^(\d+)\. /.exec(section)?.[1]);
    const clauses: Clause[] = [];
    for (const line of section.split('\n').slice(1)) {
      const [, number] = /^- \*\*(\d+\.\d+)\*\* \S/.exec(line) ?? [];
      const [, file, title] = /^ {2}- `([^`]+)`: (\S.*)$/.exec(line) ?? [];
      if (number) clauses.push({ number, proofs: [] });
      else if (file && title) clauses.at(-1)?.proofs.push({ file, title });
      else if (/^\s*[-*] /.test(line)) throw new Error(`Neither a clause nor a proof: ${line}`);
    }
    chapters.set(chapter, clauses);
  }
  return chapters;
}

interface Test {
  title: string;
  /** Runs in `npm run test:all` only. */
  isLong: boolean;
}

/** The tests that run: `test`, `it`, `behavior` and `.each`, but not `.skip`, `.todo` or `.fixme`. */
function readTests(source: string, file = ''): Test[] {
  const calls = source.matchAll(
    /(?:(?<![\w.])(?:test|it|behavior)|\)|`)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1(,\s*LONG\b)?/g,
  );
  return [...calls].map(([, , title = '', long]) => ({
    title: title.replace(/\\(.)/g, '$1'),
    isLong: !!long || file.includes('.long.'),
  }));
}

const readTitles = (source: string) => readTests(source).map(({ title }) => title);

/** `…` in the specification stands for `${…}`, `%s` or `$name` in the source. */
function cites(cited: string, title: string): boolean {
  const parts = cited.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(title);
}

const chapters = readChapters(read('docs/specification.md'));
const clauses = [...chapters.values()].flat();

describe('the specification', () => {
  test('has chapters in order, each with clauses', () => {
    expect([...chapters.keys()]).toEqual([...chapters.keys()].map((_, index) => index + 1));
    expect(chapters.size).toBeGreaterThanOrEqual(9);
    for (const [chapter, { length }] of chapters) expect(length, `chapter ${chapter}`).toBeGreaterThan(0);
  });

  test('numbers its clauses in order', () => {
    const expected = [...chapters].flatMap(([chapter, all]) =>
      all.map((_, index) => `${chapter}.${index + 1}`),
    );
    expect(clauses.map(({ number }) => number)).toEqual(expected);
  });

  test('has every chapter that a comment cites', () => {
    const cited = sourceFiles().flatMap((file) =>
      [...read(file).matchAll(/\bspec (\d+(?:, \d+)*)/g)].flatMap(([, list = '']) =>
        list.split(', ').map((chapter) => ({ file, chapter: Number(chapter) })),
      ),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ chapter }) => !chapters.has(chapter))).toEqual([]);
  });

  test.each(clauses)('$number is proven by tests that exist, and by npm test alone', ({ proofs }) => {
    const found = proofs.map(({ file, title }) =>
      existsSync(join(ROOT, file))
        ? readTests(read(file), file).find((test) => cites(title, test.title))
        : undefined,
    );
    expect(proofs.filter((_, index) => !found[index])).toEqual([]);
    expect(found.some((test) => test?.isLong === false)).toBe(true);
  });
});

describe('a cited title', () => {
  const source =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is the source of a test
    "test('is found', f); it.each([1])('counts %s', f); test(`in ${locale}`, f); test.skip('no', f);";

  test('is found with its variable parts, and only as a whole', () => {
    const titles = readTitles(source);
    for (const cited of ['is found', 'counts …', 'in …'])
      expect(
        titles.some((title) => cites(cited, title)),
        cited,
      ).toBe(true);
    for (const cited of ['is', 'found', 'counts', 'no'])
      expect(
        titles.some((title) => cites(cited, title)),
        cited,
      ).toBe(false);
  });

  test('is long if its test is marked so, or its file', () => {
    const isLong = (source: string, file?: string) => readTests(source, file).map((test) => test.isLong);
    expect(isLong("test('a', LONG, f); test('b', f);")).toEqual([true, false]);
    expect(isLong("test('c', f);", 'e2e/tests/c.long.spec.ts')).toEqual([true]);
  });
});

function sourceFiles(): string[] {
  return ['packages', 'website/src', 'website/plugins', 'e2e', 'bench']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .filter(
      (path) =>
        /\.(ts|tsx|css|mjs)$/.test(path) && !/(^|[\\/])(node_modules|results|\.[^\\/]+)[\\/]/.test(path),
    );
}
