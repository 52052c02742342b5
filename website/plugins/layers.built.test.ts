import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const BUILD = join(__dirname, '../build');

it("puts the theme's styles into their cascade layer, so that ours win regardless of specificity", () => {
  // The name from a page: the folder also has the stylesheet of the last build.
  const [name = ''] =
    /assets\/css\/styles\.\w+\.css/.exec(readFileSync(join(BUILD, 'index.html'), 'utf8')) ?? [];
  const css = readFileSync(join(BUILD, name), 'utf8');
  const theme = /@layer theme\{(.*)/s.exec(css)?.[1] ?? '';
  const rules = [...css.matchAll(/\.docSidebarContainer_\w+\{/g)];
  const rulesInLayer = [...theme.matchAll(/\.docSidebarContainer_\w+\{/g)];
  expect(
    rulesInLayer.length,
    'no rule of @docusaurus/theme-classic/lib is in the layer "theme": adapt `layers` in docusaurus.config.ts',
  ).toBeGreaterThan(0);
  expect(rulesInLayer.length).toBe(rules.length);
});
