import { cpus, loadavg, totalmem } from 'node:os';
import type { Clicks } from './click.ts';
import type { Cost } from './command.ts';
import { CATEGORIES, type Verdict } from './lighthouse.ts';
import { LOADS, type LongTasks } from './long-tasks.ts';
import type { OwnCosts } from './ours.ts';
import { RESOURCE_TYPES } from './site.ts';
import type { StockCosts } from './stock.ts';
import type { Weight, Weights } from './transfer.ts';

/** The title of an earlier build of ours. */
export const BEFORE = 'ours, before';

/** One site's figures. Those that could not be measured are absent, and `failed` is the reason. */
export interface Measured {
  title: string;
  version: string;
  cost?: Cost | null;
  weights?: Weights;
  tasks?: LongTasks;
  clicks?: Clicks;
  verdict?: Verdict;
  failed?: string;
}

export interface OwnPage {
  name: string;
  address: string;
  verdict: Verdict;
}

export interface Results {
  sites: Measured[];
  ownPages: OwnPage[];
  own: OwnCosts | null;
  stock: StockCosts | undefined;
  page: string;
  runs: number;
  command: string;
  lighthouse: string;
  chromium: string;
  pages: number;
}

interface Row {
  name: string;
  of: (site: Measured) => number | null | undefined;
  show: (value: number) => string;
  /** Set if more is better. By default, less is better. */
  more?: true;
}

const count = (value: number) => String(value);
const kb = (value: number) => (value / 1000).toFixed(1);
const ms = (value: number) => value.toFixed(0);
const seconds = (value: number) => value.toFixed(1);

function byKind(weight: (site: Measured) => Weight | undefined): Row[] {
  return RESOURCE_TYPES.map((type) => ({
    name: `… ${type}`,
    // A site that calls no service has no figure here, rather than zero.
    of: (site) => (type === 'answer' ? weight(site)?.answer || null : weight(site)?.[type]),
    show: kb,
  }));
}

const FIGURES: readonly Row[] = [
  { name: 'requests before intent', of: (site) => site.weights?.before.requests, show: count },
  { name: 'KB before intent', of: (site) => site.weights?.before.total, show: kb },
  ...byKind((site) => site.weights?.before),
  { name: 'KB fetched ahead when idle', of: (site) => site.weights?.ahead.total, show: kb },
  { name: 'longest task before intent, ms', of: (site) => site.tasks?.longest, show: ms },
  { name: `loads of ${LOADS} with a long task`, of: (site) => site.tasks?.reported, show: count },
  { name: 'requests after intent', of: (site) => site.weights?.intent.requests, show: count },
  { name: 'KB after intent', of: (site) => site.weights?.intent.total, show: kb },
  ...byKind((site) => site.weights?.intent),
  { name: 'KB fetched ahead for other pages', of: (site) => site.weights?.otherPages.total, show: kb },
  { name: 'KB with search opened and used', of: (site) => site.weights?.search?.total, show: kb },
  ...CATEGORIES.map(
    (name): Row => ({
      name: `Lighthouse ${name}`,
      of: (site) => site.verdict?.scores[name],
      show: count,
      more: true,
    }),
  ),
  { name: 'first contentful paint, ms', of: (site) => site.verdict?.metrics.fcp, show: ms },
  { name: 'largest contentful paint, ms', of: (site) => site.verdict?.metrics.lcp, show: ms },
  { name: 'total blocking time, ms', of: (site) => site.verdict?.metrics.tbt, show: ms },
  { name: 'layout shift', of: (site) => site.verdict?.metrics.cls, show: (value) => value.toFixed(3) },
  { name: 'speed index, ms', of: (site) => site.verdict?.metrics.si, show: ms },
  { name: 'click to paint, at once, ms', of: (site) => site.clicks?.first, show: ms },
  { name: 'click to paint, after a rest on the link, ms', of: (site) => site.clicks?.rested, show: ms },
  { name: 'click to paint, second visit, ms', of: (site) => site.clicks?.again, show: ms },
  { name: 'build, s', of: (site) => site.cost?.seconds, show: seconds },
  { name: 'build, peak memory, MB', of: (site) => site.cost?.peak_mb, show: ms },
];

/** Explains the rows in which ours is behind. */
const REASONS = `Why: the document contains drawings that the peers do not have, and the head and the foot of a page that is
found in four languages. After intent there is React, which Starlight and VitePress do without, and the search dialog.
What is fetched ahead are pages that the text links to.`;

export function report(results: Results): string {
  const { sites, ownPages, own, stock, page, runs } = results;
  const parts = [
    `# Pages, measured

Written by \`${results.command}\`; ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, load at the end ${loadavg()[0]?.toFixed(1)}; ${results.chromium}, Lighthouse ${results.lighthouse}.

## The same page, side by side

The page is \`${page}\`, one of the same ${results.pages} English pages in every site.

${sideBySide(sites)}
${failures(sites)}
${verdicts(sites)}${sites.length > 1 ? `\n\n${REASONS}` : ''}`,
    ownPages.length > 0 ? `## Lighthouse on our pages\n\n${ownTable(ownPages)}` : '',
    own ? `## Our build\n\n${buildTable(own, stock)}` : '',
    `## How it is measured

${method(runs)}

Versions: ${sites.map(({ title, version }) => [title, version].filter(Boolean).join(' ')).join('; ')}.`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

export function sideBySide(sites: readonly Measured[]): string {
  const rows = FIGURES.map((row) => [
    row.name,
    ...sites.map((site) => {
      const value = row.of(site);
      return value === undefined || value === null || Number.isNaN(value) ? '–' : row.show(value);
    }),
  ]);
  return table(['', ...sites.map(({ title, failed }) => (failed ? `${title} (failed)` : title))], rows);
}

/** Lists the rows in which ours, the first site, is behind other generators. */
export function verdicts(sites: readonly Measured[]): string {
  const [ours, ...others] = sites;
  const peers = others.filter(({ title }) => title !== BEFORE && !title.startsWith('control'));
  if (ours?.title !== 'ours' || !ours.verdict || peers.length === 0) return '';
  const behind = FIGURES.flatMap((row) => {
    const own = row.of(ours);
    // Figures that look equal in the table count as equal.
    const better = peers.filter((peer) => {
      const value = row.of(peer);
      if (typeof own !== 'number' || typeof value !== 'number' || row.show(own) === row.show(value))
        return false;
      return row.more ? value > own : value < own;
    });
    return better.length > 0 ? `- ${row.name}: behind ${better.map(({ title }) => title).join(', ')}` : [];
  });
  return behind.length > 0
    ? `Ours is first among the generators in every row but these:\n\n${behind.join('\n')}`
    : 'Ours is first among the generators in every row.';
}

function failures(sites: readonly Measured[]): string {
  const lines = sites.flatMap(({ title, failed }) => (failed ? `- ${title} failed: ${failed}` : []));
  return lines.length > 0 ? `\n${lines.join('\n')}\n` : '';
}

function ownTable(pages: readonly OwnPage[]): string {
  return table(
    ['page', ...CATEGORIES, 'FCP', 'LCP', 'TBT', 'CLS', 'what costs the missing points'],
    pages.map(({ name, address, verdict: { scores, metrics, missing } }) => [
      `${name} \`${address}\``,
      ...CATEGORIES.map((category) => count(scores[category])),
      `${ms(metrics.fcp)} ms`,
      `${ms(metrics.lcp)} ms`,
      `${ms(metrics.tbt)} ms`,
      metrics.cls.toFixed(3),
      missing
        .filter((line) => CATEGORIES.some((name) => line.startsWith(name) && scores[name] < 100))
        .join('; ') || 'none is missing',
    ]),
  );
}

/** Rows that stock Docusaurus has no counterpart of are empty in its column. */
export function buildTable(own: OwnCosts, stock?: StockCosts): string {
  const time = (value: number) => `${seconds(value)} s`;
  const row = (name: string, cost: Cost, framework?: Cost) => [
    name,
    time(cost.seconds),
    `${ms(cost.peak_mb)} MB`,
    framework ? time(framework.seconds) : '',
  ];
  const served = ({ served_seconds }: OwnCosts['changed']) => [
    '… until a running server shows the changed page',
    time(served_seconds),
    '',
    '',
  ];
  return table(
    ['', 'time', 'peak memory', 'stock Docusaurus'],
    [
      row('English alone, what the peers make too', own.alike),
      row('… with Markdown pages, preview pictures, the contract and answers for tools', own.english),
      row('`npm run build`, four locales from nothing, compressed', own.cold, stock?.cold),
      row('after one changed English page: English, then the notices on its translations', own.changed),
      served(own.changed),
      row('after one more change to it: English', own.changedAgain),
      served(own.changedAgain),
      row('`npm run dev` until the first page is shown, the first time', own.dev.first, stock?.dev.first),
      row('… the second time', own.dev.again, stock?.dev.again),
      row('… after a change to this page', own.dev.changed, stock?.dev.changed),
      [
        '… a change that is saved while it runs',
        time(own.dev.change),
        '',
        stock ? time(stock.dev.change) : '',
      ],
    ],
  );
}

function method(runs: number): string {
  return `- Pages: the Markdown pages of our build, with links in each peer's own form. Drawings are their descriptions there, so ours
  contains pictures that the peers do not have. Each peer is configured as its own template has it, with its default search;
  stock Docusaurus has our configuration on top: the same bars, footer and four languages.
- Server: ours, one for all, brotli made beforehand with quality 11. Ours keeps its content security policy; the peers
  have inline scripts and could not run under it. Only bodies are counted, without the icon.
  Inline scripts and styles count as script and style. "Answer" is the current User-Agent, which the
  pages ask a service for.
- Before intent: the page is loaded in an empty browser and left alone until there was no request for 0.8 s. Ahead: what the browser
  prefetches meanwhile. After intent: the pointer has moved and the search is focused; everything this page used so far.
  Answers of a search service (ours, DocSearch) do not count, indexes that the browser fetches do.
- Tasks: ${LOADS} loads on a phone's screen without any slowdown, each in a new process, left alone for 1.5 s. The longest stretch
  of the main thread is read from the browser's trace, median; long tasks are the ones that a PerformanceObserver in the page reports.
- Lighthouse: as it comes, mobile, simulated throttling, median of ${runs}.
- Click to paint: on a link in the sidebar, processor slowed down 4 times, until the frame after the one in which the new
  heading has a place; median of ${runs}.
- Build: English only, nothing kept from before (an empty temporary folder too), without compression, and without what no
  peer makes of its pages: Markdown pages, preview pictures, the contract and answers for tools ("Our build" has both). Memory is that
  of all processes (proportional set size: shared memory counts once), sampled; of \`npm run dev\`, when the page is shown.
- Stock Docusaurus beside our build: the peer, four locales in English throughout, uncompressed; and its own development
  server, without a search server.`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
