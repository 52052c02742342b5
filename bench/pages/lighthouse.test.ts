import { expect, test } from 'vitest';
import { middleRun, readReport } from './lighthouse.ts';

test('a report gives whole scores, metrics, and the audits that cost points', () => {
  const category = (score: number, ...audits: [id: string, weight: number][]) => ({
    score,
    auditRefs: audits.map(([id, weight]) => ({ id, weight })),
  });
  const { scores, metrics, missing } = readReport({
    categories: {
      performance: category(0.996, ['largest-contentful-paint', 25], ['render-blocking-insight', 0]),
      accessibility: category(1),
      'best-practices': category(1),
      seo: category(0.66, ['is-crawlable', 4], ['meta-description', 1]),
    },
    audits: {
      'largest-contentful-paint': { score: 0.98, title: 'LCP', displayValue: '1.3 s', numericValue: 1312 },
      'render-blocking-insight': { score: 0, title: 'Render-blocking requests' },
      'is-crawlable': { score: 0, title: 'Page is blocked from indexing' },
      'meta-description': { score: 1, title: 'Document has a meta description' },
    },
  });
  expect(scores).toEqual({ performance: 100, accessibility: 100, 'best-practices': 100, seo: 66 });
  expect(metrics.lcp).toBe(1312);
  expect(missing).toEqual(['seo: Page is blocked from indexing']);
});

test('the audits that cost points come from the median run', () => {
  const runs = [99, 100, 97, 98, 100].map((performance) => ({
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  }));
  expect(middleRun(runs)?.scores.performance).toBe(99);
});
