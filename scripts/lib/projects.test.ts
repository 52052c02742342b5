import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { typedProjects } from './projects.mjs';
import { ROOT } from './root.mjs';

test('the types of a new package are checked, with or without a tsconfig.json', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-projects-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'packages/new'), { recursive: true });
  mkdirSync(join(root, 'site'));
  for (const folder of ['packages/new', 'site']) writeFileSync(join(root, folder, 'package.json'), '{}');
  writeFileSync(join(root, 'package.json'), '{"workspaces":["packages/*","site"]}');
  expect(typedProjects(root)).toEqual(['packages/new', 'site', 'scripts']);
});

test('every project has a tsconfig.json', () => {
  const projects = typedProjects();
  expect(projects).toEqual(expect.arrayContaining(['packages/server', 'website', 'e2e', 'bench', 'scripts']));
  expect(projects.filter((project) => !existsSync(join(ROOT, project, 'tsconfig.json')))).toEqual([]);
});
