import { expect, test } from 'vitest';
import type { Verdict } from './lighthouse.ts';
import { BEFORE, buildTable, type Measured, sideBySide, verdicts } from './report.ts';

const verdict = (performance: number, lcp: number): Verdict => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  metrics: { fcp: 1000, lcp, tbt: 0, cls: 0, si: 1000 },
  missing: [],
});
const site = (title: string, more: Partial<Measured>): Measured => ({ title, version: '1', ...more });

test('every site has a column, and figures that were not measured are dashes', () => {
  const lines = sideBySide([
    site('ours', { verdict: verdict(100, 1200.4), cost: { seconds: 25.04, peak_mb: 900 } }),
    site('Starlight', { failed: 'no binary' }),
  ]).split('\n');
  expect(lines[0]).toBe('|  | ours | Starlight (failed) |');
  expect(lines).toContain('| Lighthouse performance | 100 | – |');
  expect(lines).toContain('| largest contentful paint, ms | 1200 | – |');
  expect(lines).toContain('| build, s | 25.0 | – |');
});

test('figures behind a peer are listed, except behind the control or an earlier build, or if they look equal', () => {
  const text = verdicts([
    site('ours', { verdict: verdict(99, 1200.4) }),
    site(BEFORE, { verdict: verdict(100, 900) }),
    site('control, HTML only', { verdict: verdict(100, 800) }),
    site('Starlight', { verdict: verdict(100, 1200.1) }),
    site('Docusaurus', { verdict: verdict(74, 3000) }),
  ]);
  expect(text).toBe(
    'Ours is first among the generators in every row but these:\n\n- Lighthouse performance: behind Starlight',
  );
});

test('if ours is behind in nothing, the verdict is one sentence', () => {
  const sites = [
    site('ours', { verdict: verdict(100, 1200) }),
    site('Starlight', { verdict: verdict(100, 1300) }),
  ];
  expect(verdicts(sites)).toBe('Ours is first among the generators in every row.');
});

test('our build is compared with stock Docusaurus, whose column is empty if it was not measured', () => {
  const cost = { seconds: 1, peak_mb: 1 };
  const rebuilt = { ...cost, served_seconds: 2 };
  const dev = { first: cost, again: cost, change: 3, changed: cost };
  const own = {
    alike: cost,
    english: cost,
    cold: cost,
    changed: rebuilt,
    changedAgain: rebuilt,
    dev,
  };
  const stock = { cold: { seconds: 40, peak_mb: 900 }, dev };
  const name = '`npm run build`, four locales from nothing, compressed';
  expect(buildTable(own, stock)).toContain(`| ${name} | 1.0 s | 1 MB | 40.0 s |`);
  expect(buildTable(own)).toContain(`| ${name} | 1.0 s | 1 MB |  |`);
});
