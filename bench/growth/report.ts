import { cpus, loadavg } from 'node:os';
import type { Figures } from './ours.ts';

export interface Subject {
  title: string;
  sizes: { factor: number; figures: Figures }[];
}

export function report(subjects: readonly Subject[], command: string): string {
  return `# Growth, measured

Written by \`${command}\`; ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load at the end ${loadavg()[0]?.toFixed(1)}.

English alone, with 1, 3 and 10 times the pages: copies in categories of their own, in which every third long word is another one.
"Per 100 pages" is the slope of a straight line through the three sizes (least squares). The exponent compares the largest with
the smallest: 1 grows as the pages do, 0 not at all, more than 1 faster than the pages.

${subjects.map(section).join('\n\n')}

- Builds: from nothing, without compression; memory is that of all processes (proportional set size: shared memory counts once), sampled.
- Bytes are brotli. The page is \`docs/captchas/turnstile-task\`: before intent its document and stylesheet, on intent the scripts that the
  first gesture brings. Of a peer only the document counts, because its files differ from size to size only there and in indexes.
- Server: a process of its own, one locale; memory after 200 searches, none of them twice. Searches one after another.
- Wake: from the first gesture until React is there, work of the main thread at 4 times slowdown, median of 3.
`;
}

function section({ title, sizes }: Subject): string {
  const names = Object.keys(sizes[0]?.figures ?? {}).filter((name) => name !== 'pages');
  const pages = sizes.map(({ figures }) => figures.pages ?? Number.NaN);
  const rows = names.map((name) => {
    const values = sizes.map(({ figures }) => figures[name] ?? Number.NaN);
    const per100 = slope(pages, values) * 100;
    return [name, ...values.map(shown), shown(per100), exponent(pages, values).toFixed(2)];
  });
  const head = ['', ...pages.map((count) => `${count} pages`), 'per 100 pages', 'exponent'];
  return `## ${title}\n\n${[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
}

/** Slope of the least-squares line. */
export function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x0, y0] = [mean(xs), mean(ys)];
  const both = xs.reduce((sum, x, position) => sum + (x - x0) * ((ys[position] ?? 0) - y0), 0);
  return both / xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
}

export function exponent(xs: readonly number[], ys: readonly number[]): number {
  const ratio = (values: readonly number[]) => Math.log((values.at(-1) ?? 0) / (values[0] ?? 0));
  return ratio(ys) / ratio(xs);
}

const shown = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0));
