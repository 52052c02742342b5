import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const BUILD = join(__dirname, '../build');

it("puts the theme's styles into their cascade layer, so that ours win regardless of specificity", () => {
  const css = wholeSheet();
  const theme = /@layer theme\{(.*)/s.exec(css)?.[1] ?? '';
  const rules = [...css.matchAll(/\.docSidebarContainer_\w+\{/g)];
  const rulesInLayer = [...theme.matchAll(/\.docSidebarContainer_\w+\{/g)];
  expect(
    rulesInLayer.length,
    'no rule of @docusaurus/theme-classic/lib is in the layer "theme": adapt `layers` in docusaurus.config.ts',
  ).toBeGreaterThan(0);
  expect(rulesInLayer.length).toBe(rules.length);
});

it('leaves fonts in files of their own, because the policy allows none in a style sheet', () => {
  const css = wholeSheet();
  expect(css).toMatch(/url\([^)]+\.woff2\)/);
  expect(css, 'WEBPACK_URL_LOADER_LIMIT is not read any more: see scripts/lib/site.mjs').not.toContain(
    'url(data:font',
  );
});

/** By its name in a page: the folder also has the style sheet of the last build. */
function wholeSheet(): string {
  const [name = ''] =
    /assets\/css\/styles\.\w+\.css/.exec(readFileSync(join(BUILD, 'index.html'), 'utf8')) ?? [];
  return readFileSync(join(BUILD, name), 'utf8');
}
