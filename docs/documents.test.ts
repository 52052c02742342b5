import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const sources = ['bench', 'deploy', 'docs', 'e2e', 'packages', 'scripts', 'website'].flatMap(filesIn);

describe.each(documents())('%s', (path) => {
  const text = read(path);

  test('links only to files and headings that exist', () => {
    const links = [...text.replace(/```.*?```/gs, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, link = '']) => link,
    );
    const broken = links.filter((link) => !/^(https?:|mailto:)/.test(link) && !leadsSomewhere(path, link));
    expect(broken).toEqual([]);
  });

  // The list of changes names what is gone.
  test.skipIf(path === 'CHANGELOG.md')('names only source files that exist', () => {
    const names = [...text.matchAll(/`([^`\n]+)`|<i>([^<]+)<\/i>/g)]
      .flatMap(([, code = '', label = '']) => (code || label).split(', '))
      .filter((name) => /^(?!\/|website\/build)[\w@./-]+\.(tsx?|mjs|cjs|css)$/.test(name))
      .map((name) => name.replace(/^(\.+\/)+/, ''));
    expect(names.filter((name) => !sources.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  });

  test('names only npm commands that exist', () => {
    expect(missingCommands(text)).toEqual([]);
  });
});

test('a heading is found by the anchor that GitHub gives it', () => {
  expect(anchors('# Add a task type\n## `npm test` & co.\n')).toEqual(['add-a-task-type', 'npm-test--co']);
});

describe('the workflow', () => {
  const { jobs } = load(read('.github/workflows/test.yml')) as { jobs: Record<string, { steps: Step[] }> };
  interface Step {
    uses?: string;
    run?: string;
    with?: Record<string, unknown>;
  }

  test.each(Object.entries(jobs))(
    'checks out the whole history for %s, which update times need',
    (_, { steps }) => {
      const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkout?.with?.['fetch-depth']).toBe(0);
    },
  );

  test("runs the README's test command on every change", () => {
    expect(jobs.test?.steps.map(({ run }) => run)).toContain('npm test');
    expect(read('README.md')).toMatch(/^ {4}npm test\b/m);
  });

  test('runs only npm commands that exist', () => {
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run ?? ''));
    expect(missingCommands(commands.join('\n'))).toEqual([]);
  });
});

test('Renovate groups every Docusaurus package', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as { packageRules: Record<string, unknown>[] };
  const rule = packageRules.find(({ groupName }) => groupName === 'Docusaurus');
  expect(rule?.matchPackageNames).toEqual(['@docusaurus/**']);
});

test('the development version of Node is the one of the image', () => {
  expect(read('deploy/Dockerfile')).toContain(`ARG NODE=${read('.nvmrc').trim()}-`);
});

/** Ours: not installed, not built. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return /^(node_modules|build|\..*)$/.test(entry.name) ? [] : filesIn(path);
  });
}

/** Markdown for people; the pages of the site have tests of their own. */
function documents(): string[] {
  return ['.', 'docs', 'bench', 'deploy', 'e2e', 'packages', 'website']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: folder !== '.' }).map((path) =>
        join(folder, String(path)),
      ),
    )
    .filter(
      (path) =>
        /\.md$/.test(path) &&
        !/node_modules|[\\/]\.|website[\\/](build|docs|i18n)|e2e[\\/]results/.test(path),
    );
}

/** `npm run name`, or `npm run name -w folder` for the scripts of a workspace. */
function missingCommands(text: string): string[] {
  return [...text.matchAll(/\bnpm run ([\w:-]+)(?: -w (\w+))?/g)]
    .filter(
      ([, name = '', folder = '.']) => !(name in JSON.parse(read(join(folder, 'package.json'))).scripts),
    )
    .map(([command]) => command);
}

function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(from), path) : from;
  if (!existsSync(join(ROOT, target))) return false;
  return anchor === undefined || anchors(read(target)).includes(anchor);
}

function anchors(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
