import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(__dirname, '../build/assets/css');

it("puts the theme's styles into their cascade layer, so that ours win regardless of specificity", () => {
  const name = readdirSync(FOLDER).find((file) => /^styles\..*\.css$/.test(file));
  const css = readFileSync(join(FOLDER, name as string), 'utf8');
  const theme = /@layer theme\{(.*)/s.exec(css)?.[1] ?? '';
  const rules = [...css.matchAll(/\.docSidebarContainer_\w+\{/g)];
  const rulesInLayer = [...theme.matchAll(/\.docSidebarContainer_\w+\{/g)];
  expect(
    rulesInLayer.length,
    'no rule of @docusaurus/theme-classic/lib is in the layer "theme": adapt `layers` in docusaurus.config.ts',
  ).toBeGreaterThan(0);
  expect(rulesInLayer.length).toBe(rules.length);
});
