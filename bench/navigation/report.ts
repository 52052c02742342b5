import { cpus, loadavg } from 'node:os';
import type { Profile, Way } from './profile.ts';
import type { Step } from './visit.ts';

const NAMES = {
  wake: 'first gesture until React is there',
  wakeLongest: '… on the longest page',
  navigation: 'click until the next page is painted, after a rest on the link',
  again: '… once more, after going back',
};
const COLUMNS = ['elapsed', 'total', 'script', 'style', 'layout', 'paint', 'other', 'longest'] as const;

export interface Measured {
  /** Empty if only one build is measured. */
  name: string;
  slow: { slowdown: number; profiles: Record<keyof typeof NAMES, Profile> }[];
  visit: Step[];
}

interface Circumstances {
  command: string;
  chromium: string;
  runs: number;
  way: Way;
  longest: string;
}

export function report(measured: readonly Measured[], circumstances: Circumstances): string {
  const { command, chromium, runs, way, longest } = circumstances;
  return `# Waking and navigating, measured

Written by \`${command}\`; ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load at the end ${loadavg()[0]?.toFixed(1)}; Chromium ${chromium}.

## What the main thread does

In milliseconds, medians of ${runs}, from \`${way.from}\` to \`${way.to}\`; the longest page is \`${longest}\`.

${profileTable(measured)}

- elapsed: the time that the reader waits. total: how long the main thread is busy meanwhile; time in which another program has the
  processor does not count. longest: its longest task.
- script, style, layout, paint: what the tasks did, read from the browser's trace; a layout that a script forces is layout.
- The processor is slowed down by the browser (CDP), the network is not. What the page fetches ahead when idle is there.

## How long gestures wait

A visit on a phone's screen at ${measured[0]?.slow[0]?.slowdown} times slowdown: milliseconds from the input to the next frame, the longest interaction
of each step, medians of ${runs}. The last row is the visit's INP. Going back is no interaction to the browser.

${visitTable(measured)}
`;
}

function profileTable(measured: readonly Measured[]): string {
  const rows = (measured[0]?.slow ?? []).flatMap(({ slowdown }, position) =>
    Object.entries(NAMES).flatMap(([key, name]) =>
      measured.map((one) => {
        const figures = one.slow[position]?.profiles[key as keyof typeof NAMES];
        const cells = COLUMNS.map((column) => String(Math.round(figures?.[column] ?? Number.NaN)));
        return [`${slowdown}x`, name, ...(measured.length > 1 ? [one.name] : []), ...cells];
      }),
    ),
  );
  return table(['slowdown', '', ...(measured.length > 1 ? ['build'] : []), ...COLUMNS], rows);
}

function visitTable(measured: readonly Measured[]): string {
  const steps = measured[0]?.visit ?? [];
  const rows = steps.map(({ name }, step) => [name, ...measured.map(({ visit }) => shown(visit[step]?.ms))]);
  const inp = measured.map(({ visit }) => shown(Math.max(...visit.map(({ ms }) => ms))));
  return table(['', ...measured.map(({ name }) => name || 'ms')], [...rows, ['INP', ...inp]]);
}

/** The browser does not report interactions shorter than 16 ms. */
const shown = (ms = Number.NaN) => (ms === 0 ? '–' : String(Math.round(ms)));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
