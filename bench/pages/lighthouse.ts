import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumPath } from '../../e2e/chromium.ts';
import { runCommand } from './command.ts';
import { medians } from './figures.ts';
import { install, SCRATCH } from './prepare.ts';
import { retry } from './retry.ts';

export type Scores = Record<(typeof CATEGORIES)[number], number>;
export type Metrics = Record<keyof typeof METRICS, number>;

export interface Verdict {
  scores: Scores;
  metrics: Metrics;
  /** Every audit that cost a point in the run with the median performance, in Lighthouse's words. */
  missing: string[];
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** In milliseconds, except for the layout shift. */
export const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; numericValue?: number }
  >;
}

/** Medians of several runs of Lighthouse with its default settings: mobile, simulated slow network and processor. */
export async function audit(url: string, runs: number): Promise<Verdict> {
  const path = await install('tools');
  const all: { scores: Scores; metrics: Metrics; missing: string[] }[] = [];
  for (let run = 0; run < runs; run++) all.push(readReport(await retry(() => report(url, path))));
  return {
    scores: medians(all.map(({ scores }) => scores)),
    metrics: medians(all.map(({ metrics }) => metrics)),
    missing: middleRun(all)?.missing ?? [],
  };
}

export function middleRun<Run extends { scores: Scores }>(runs: readonly Run[]): Run | undefined {
  const worstFirst = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  return worstFirst[Math.floor((runs.length - 1) / 2)];
}

async function report(url: string, path: string): Promise<Report> {
  const folder = join(SCRATCH, 'lighthouse');
  await mkdir(folder, { recursive: true });
  const output = join(folder, 'report.json');
  const words = [
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--disable-full-page-screenshot',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const env = { PATH: path, CHROME_PATH: chromiumPath() };
  await runCommand(words, { cwd: folder, log: join(folder, 'lighthouse.log'), env });
  const found = JSON.parse(await readFile(output, 'utf8')) as Report;
  if (found.runtimeError) throw new Error(`Lighthouse: ${found.runtimeError.message}`);
  return found;
}

export function readReport({ categories, audits }: Report): {
  scores: Scores;
  metrics: Metrics;
  missing: string[];
} {
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
  const metrics = Object.fromEntries(
    Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  ) as Metrics;
  const missing = CATEGORIES.filter((name) => scores[name] < 100).flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue } = audits[id] ?? {};
      const lost = weight > 0 && score !== null && score < 1;
      return lost ? `${name}: ${title}${displayValue ? `, ${displayValue}` : ''}` : [];
    }),
  );
  return { scores, metrics, missing };
}
