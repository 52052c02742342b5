import { expect, test } from 'vitest';
import type { Verdict } from './lighthouse.ts';
import { behind, buildTable, EARLIER, figures, type Measured, sideBySide } from './report.ts';

const verdict = (performance: number, lcp: number): Verdict => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  metrics: { fcp: 1000, lcp, tbt: 0, cls: 0, si: 1000 },
  missing: [],
});
const titlesOf = (sites: Measured[]) => sites.map(({ title }) => title);

test('every site has a column, and figures that were not measured are dashes', () => {
  const sites = [
    { title: 'ours', verdict: verdict(100, 1200.4), cost: { seconds: 25.04, peak_mb: 900 } },
    { title: 'Starlight', failed: 'no binary' },
  ];
  const lines = sideBySide(titlesOf(sites), figures(sites)).split('\n');
  expect(lines[0]).toBe('|  | ours | Starlight |');
  expect(lines).toContain('| Lighthouse performance | 100 | – |');
  expect(lines).toContain('| largest contentful paint, ms | 1200 | – |');
  expect(lines).toContain('| build, s | 25.0 | – |');
});

test('figures behind a peer are listed, except behind an earlier build, or if they look equal', () => {
  const sites = [
    { title: 'ours', verdict: verdict(99, 1200.4) },
    { title: EARLIER, verdict: verdict(100, 900) },
    { title: 'Starlight', verdict: verdict(100, 1200.1) },
    { title: 'Docusaurus', verdict: verdict(74, 3000) },
  ];
  expect(behind(titlesOf(sites), figures(sites))).toBe(
    'Ours is first among the generators in every row but these:\n\n- Lighthouse performance: behind Starlight',
  );
});

test('if ours is behind in nothing, the verdict is one sentence', () => {
  const rows = [{ name: 'a click', values: [300, 301, Number.NaN], show: String }];
  expect(behind(['ours', 'VitePress', 'Starlight'], rows)).toBe(
    'Ours is first among the generators in every row.',
  );
});

test('a figure of ours that is missing is not ahead', () => {
  const rows = [{ name: 'a click', values: [Number.NaN, 301], show: String }];
  expect(behind(['ours', 'VitePress'], rows)).toContain('- a click: behind VitePress');
});

test('our build is compared with stock Docusaurus, whose column is empty if it was not measured', () => {
  const cost = { seconds: 1, peak_mb: 1 };
  const ours = { cold: cost, changed: cost };
  const stock = { cold: { seconds: 40, peak_mb: 900 } };
  expect(buildTable(ours, stock)).toContain('| four locales from nothing | 1.0 s | 1 MB | 40.0 s | 900 MB |');
  expect(buildTable(ours, null)).toContain('| four locales from nothing | 1.0 s | 1 MB | – | – |');
});
