import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleScripts } from './bundle';

const SOURCES = { inline: 'src/inline-script', results: 'src/search/early' };

test.each(Object.keys(SOURCES))('An empty %s script stops the build', async (empty) => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docs-scripts-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  for (const [name, folder] of Object.entries(SOURCES)) {
    mkdirSync(join(siteDir, folder), { recursive: true });
    writeFileSync(join(siteDir, folder, 'index.ts'), name === empty ? '' : 'console.log(1);');
  }
  await expect(bundleScripts(siteDir)).rejects.toThrow(`esbuild wrote no ${empty}.js`);
});
