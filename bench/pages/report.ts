import { cpus, loadavg, totalmem } from 'node:os';
import type { Builds, FourLocales } from './builds.ts';
import type { ClickRow } from './click.ts';
import type { Cost } from './command.ts';
import { CATEGORIES, type Verdict } from './lighthouse.ts';
import { RESOURCE_TYPES } from './site.ts';
import type { Weight, Weights } from './transfer.ts';

/** The title of an earlier build of ours. */
export const EARLIER = 'ours, before';

/** One site's figures. Those that could not be measured are absent, and `failed` is the reason. */
export interface Measured {
  title: string;
  cost?: Cost | undefined;
  weights?: Weights;
  verdict?: Verdict;
  failed?: string | undefined;
}

export interface Results {
  sites: Measured[];
  clicks: ClickRow[];
  builds: Builds;
  page: string;
  runs: number;
  command: string;
  tools: string;
  pages: number;
}

/** A row of the comparison: one value per site. */
interface Row {
  name: string;
  values: (number | undefined)[];
  show: (value: number) => string;
  /** Set if more is better. By default, less is better. */
  more?: true;
}

const whole = (value: number) => value.toFixed(0);
const kb = (value: number) => (value / 1000).toFixed(1);
const seconds = (value: number) => value.toFixed(1);

export function report(results: Results): string {
  const { sites, builds, runs } = results;
  const titles = sites.map(({ title, failed }) => (failed ? `${title} (failed)` : title));
  const rows = figures(sites);
  const clicks = results.clicks.map(({ condition, name, times }) => ({
    name: `${name}, ${condition}`,
    values: times,
    show: whole,
  }));
  const parts = [
    `# Pages, measured

Written by \`${results.command}\`; ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, load at the end ${loadavg()[0]?.toFixed(1)}; ${results.tools}.

## The same page, side by side

The page is \`${results.page}\`, one of the same ${results.pages} English pages in every site.

${sideBySide(titles, rows)}

${behind(titles, rows)}`,
    `## The next page

Milliseconds from a click on a link in the sidebar to the painted page.

${sideBySide(titles, clicks)}

${behind(titles, clicks)}`,
    builds.ours ? `## Our build\n\n${buildTable(builds.ours, builds.docusaurus)}` : '',
    `## How it is measured\n\n${method(runs)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

export function figures(sites: readonly Measured[]): Row[] {
  const row = (name: string, of: (site: Measured) => number | undefined, show = whole): Row => ({
    name,
    values: sites.map(of),
    show,
  });
  const weight = (stage: string, of: (weights: Weights) => Weight): Row[] => [
    row(`requests ${stage}`, ({ weights }) => weights && of(weights).requests),
    row(`KB ${stage}`, ({ weights }) => weights && of(weights).total, kb),
    ...RESOURCE_TYPES.map((type) => row(`… ${type}`, ({ weights }) => weights && of(weights)[type], kb)),
  ];
  return [
    ...weight('before intent', ({ before }) => before),
    row('KB fetched ahead when idle', ({ weights }) => weights?.ahead.total, kb),
    ...weight('after intent', ({ intent }) => intent),
    row('KB fetched ahead for other pages', ({ weights }) => weights?.otherPages.total, kb),
    row('KB with search opened and used', ({ weights }) => weights?.search.total, kb),
    ...CATEGORIES.map((name) => ({
      ...row(`Lighthouse ${name}`, ({ verdict }) => verdict?.scores[name]),
      more: true as const,
    })),
    row('first contentful paint, ms', ({ verdict }) => verdict?.metrics.fcp),
    row('largest contentful paint, ms', ({ verdict }) => verdict?.metrics.lcp),
    row('total blocking time, ms', ({ verdict }) => verdict?.metrics.tbt),
    row(
      'layout shift',
      ({ verdict }) => verdict?.metrics.cls,
      (value) => value.toFixed(3),
    ),
    row('speed index, ms', ({ verdict }) => verdict?.metrics.si),
    row('build, s', ({ cost }) => cost?.seconds, seconds),
    row('build, peak memory, MB', ({ cost }) => cost?.peak_mb),
  ];
}

const isMissing = (value: number | undefined) => value === undefined || Number.isNaN(value);

export function sideBySide(titles: readonly string[], rows: readonly Row[]): string {
  return table(
    ['', ...titles],
    rows.map(({ name, values, show }) => [
      name,
      ...values.map((value) => (isMissing(value) ? '–' : show(value as number))),
    ]),
  );
}

/** Lists the rows in which ours, the first site, is behind other generators. */
export function behind(titles: readonly string[], rows: readonly Row[]): string {
  if (titles[0] !== 'ours' || titles.every((title) => title.startsWith('ours'))) return '';
  const lines = rows.flatMap(({ name, values, show, more }) => {
    const [own = Number.NaN] = values;
    const isBetter = (value: number) =>
      Number.isNaN(own) ? !Number.isNaN(value) : more ? value > own : value < own;
    const better = titles.filter((title, position) => {
      const value = values[position] ?? Number.NaN;
      // Figures that look equal in the table count as equal.
      if (title.startsWith('ours') || show(own) === show(value)) return false;
      return isBetter(value);
    });
    return better.length > 0 ? `- ${name}: behind ${better.join(', ')}` : [];
  });
  return lines.length > 0
    ? `Ours is first among the generators in every row but these:\n\n${lines.join('\n')}`
    : 'Ours is first among the generators in every row.';
}

/** Stock Docusaurus has no counterpart of a build after one change. */
export function buildTable(ours: FourLocales, stock: FourLocales | null): string {
  const shown = (cost: Cost | undefined) =>
    cost ? [`${seconds(cost.seconds)} s`, `${whole(cost.peak_mb)} MB`] : ['–', '–'];
  const row = (name: string, of: (site: FourLocales) => Cost | undefined) => [
    name,
    ...shown(of(ours)),
    ...shown(stock ? of(stock) : undefined),
  ];
  return table(
    ['', 'ours', 'peak memory', 'stock Docusaurus', 'peak memory'],
    [
      row('four locales from nothing', ({ cold }) => cold),
      row('four locales after one changed English page', ({ changed }) => changed),
    ],
  );
}

function method(runs: number): string {
  return `- Pages: the Markdown pages of our build, with links in each peer's own form. Drawings are their descriptions there, so ours
  contains pictures that the peers do not have. Each peer is configured as its own template has it, with its default search;
  stock Docusaurus has our configuration on top: the same bars, footer and four languages.
- Server: the same for all (\`site.ts\`), on this machine, brotli. Ours keeps its content security policy; the peers have inline
  scripts and could not run under it. Only bodies are counted, without the icon. Inline scripts and styles count as script and
  style. "Answer" is the current User-Agent, which our pages ask a service for.
- Before intent: the page is loaded in an empty browser and left alone until there was no request for 0.8 s. Ahead: what the browser
  prefetches meanwhile. After intent: the pointer has moved and the search is focused; everything this page used so far.
  Answers of a search service (ours, DocSearch) do not count, indexes that the browser fetches do.
- Lighthouse: as it comes, mobile, simulated throttling, median of ${runs}.
- Clicks: processor slowed down 4 times by the browser, cold cache, until the frame after the one in which the new heading has a
  place. The sites take turns, one click each; medians of ${runs}. The network is simulated by the server: each response waits for the
  latency, then for its bytes on a line that all responses share. A page is awake after the pointer has moved over its text.
- Build: English only, from nothing. Ours is \`npm run build -- --locale en\`, with compression and with what no peer makes of its pages:
  Markdown pages, preview pictures, the contract and answers for tools. Memory is that of all processes (proportional set size: shared
  memory counts once), sampled.
- Stock Docusaurus beside our build: the peer, four locales in English throughout, uncompressed.`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
