import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a mistake in a plugin is reported with its file and line', () => {
  const website = mkdtempSync(join(tmpdir(), 'docs-plugins-'));
  onTestFinished(() => rmSync(website, { recursive: true }));
  mkdirSync(join(website, 'plugins'));
  writeFileSync(join(website, 'plugins/index.ts'), '\nexport const broken = ;\n');
  const module = new URL('compile.mjs', import.meta.url).href;
  const code = `import(${JSON.stringify(module)}).then(({ compilePlugins }) => compilePlugins(${JSON.stringify(website)})).catch(() => process.exit(3))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', cwd: website });
  expect(status).toBe(3);
  expect(stderr).toContain('plugins/index.ts:2:22');
});
