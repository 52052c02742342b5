import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

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

type Node = { type: string; [key: string]: unknown };

/** The tests of a file that run: not those in comments, and none that `skip`, `todo` or `fixme` leaves out. */
function readTests(source: string, file = 'source.ts'): Test[] {
  const tests: Test[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      if (!value.some(leavesOutTheRest)) value.forEach(visit);
    } else if (isNode(value)) {
      const call = value.type === 'CallExpression' ? readCall(value) : undefined;
      if (call?.names.some((name) => LEFT_OUT.has(name))) return;
      const [title, ...others] = value.type === 'CallExpression' ? (value.arguments as Node[]) : [];
      if (call && TESTS.has(call.names[0] ?? '') && title && !isLeftOut(others)) {
        const text = titleOf(title);
        if (text !== undefined)
          tests.push({ title: text, isLong: file.includes('.long.') || isLong(others) });
      }
      Object.values(value).forEach(visit);
    }
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return tests;
}

const TESTS = new Set(['test', 'it', 'behavior']);
const LEFT_OUT = new Set(['skip', 'todo', 'fixme']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** `test.skip.each(…)(…)` is `test`, `skip`, `each`. Only a test or a group of tests has names. */
function readCall(call: Node): { names: string[] } | undefined {
  const names: string[] = [];
  for (let node = call.callee as Node; ; ) {
    if (node.type === 'Identifier') {
      names.unshift(String(node.name));
      return TESTS.has(names[0] ?? '') || names[0] === 'describe' ? { names } : undefined;
    }
    if (node.type === 'MemberExpression') {
      names.unshift(String((node.property as Node).name));
      node = node.object as Node;
    } else if (node.type === 'CallExpression') node = node.callee as Node;
    else if (node.type === 'TaggedTemplateExpression') node = node.tag as Node;
    else return undefined;
  }
}

/** A statement such as `test.skip();` or `test.fixme(true, 'reason');`: Playwright leaves out the rest of the block. */
function leavesOutTheRest(statement: unknown): boolean {
  if (!isNode(statement) || statement.type !== 'ExpressionStatement') return false;
  const call = statement.expression as Node;
  if (call.type !== 'CallExpression' || !readCall(call)?.names.some((name) => LEFT_OUT.has(name)))
    return false;
  const [condition] = call.arguments as Node[];
  return !condition || (condition.type === 'Literal' && condition.value === true);
}

function isLeftOut(others: Node[]): boolean {
  const body = others.map((one) => (one.body as Node | undefined)?.body).find(Array.isArray);
  return body?.some(leavesOutTheRest) ?? false;
}

/** Marked `LONG`, or a behavior that one engine shows for all. */
function isLong(others: Node[]): boolean {
  return others.some(
    ({ name, properties }) =>
      name === 'LONG' ||
      (Array.isArray(properties) && properties.some(({ key }: { key?: Node }) => key?.name === 'alike')),
  );
}

function titleOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

const parsed = new Map<string, Test[]>();

/** Parsed once: many clauses cite the same file. */
function testsOf(file: string): Test[] {
  const tests = parsed.get(file) ?? (existsSync(join(ROOT, file)) ? readTests(read(file), file) : []);
  parsed.set(file, tests);
  return tests;
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

  test('has every clause that a comment cites', () => {
    const cited = sourceFiles().flatMap((file) =>
      [...read(file).matchAll(/\bspec (\d[\d.]*(?:, \d[\d.]*)*)/g)].flatMap(([, list = '']) =>
        list.split(', ').map((cited) => ({ file, clause: cited.replace(/\.$/, '') })),
      ),
    );
    expect(cited.length).toBeGreaterThan(0);
    const known = new Set(clauses.map(({ number }) => number));
    expect(cited.filter(({ clause }) => !known.has(clause))).toEqual([]);
  });

  test.each(clauses)('$number is proven by tests that exist, and by npm test alone', ({ proofs }) => {
    const found = proofs.map(({ file, title }) => testsOf(file).find((test) => cites(title, test.title)));
    expect(proofs.filter((_, index) => !found[index])).toEqual([]);
    expect(found.some((test) => test?.isLong === false)).toBe(true);
  });
});

describe('a cited title', () => {
  test('is found with its variable parts, and only as a whole', () => {
    const titles = readTitles(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is the source of a test
      "test('is found', f); it.each([1])('counts %s', f); test(`in ${locale}`, f);",
    );
    const isCited = (cited: string) => titles.some((title) => cites(cited, title));
    expect(['is found', 'counts …', 'in …'].filter((cited) => !isCited(cited))).toEqual([]);
    expect(['is', 'found', 'counts'].filter(isCited)).toEqual([]);
  });

  test.each([
    "test.skip('no', f);",
    "// test('no', f);",
    "/* test('no', f); */",
    "describe.skip('group', () => { test('no', f); });",
    "describe.skip.each([1])('group %s', () => { test('no', f); });",
    "test.describe.fixme('group', () => { test('no', f); });",
    "test('no', () => { test.skip(); });",
    "test('no', { timeout: 1 }, async () => { test.fixme(true, 'later'); });",
    "test.describe('group', () => { test.skip(); test('no', f); });",
    "test.skip(true); test('no', f);",
    "it.todo('no');",
    "expect(it)('no');",
  ])('is not found in %s', (source) => {
    expect(readTitles(source)).not.toContain('no');
  });

  test('is found if only some machines leave its test out', () => {
    expect(readTitles("test.skipIf(!present)('yes', () => { test.skip(isFirefox); });")).toContain('yes');
  });

  test('is long if its test is marked so, or its file', () => {
    const isLong = (source: string, file?: string) => readTests(source, file).map((test) => test.isLong);
    expect(isLong("test('a', LONG, f); test('b', f);")).toEqual([true, false]);
    expect(isLong("behavior('a', f, { alike: true });")).toEqual([true]);
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
