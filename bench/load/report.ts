import { cpus, loadavg } from 'node:os';
import type { Attacked, Setup, SHAPE } from './index.ts';
import type { Measured } from './traffic.ts';

export function report(setups: Setup[], attacks: Attacked[], shape: typeof SHAPE): string {
  const { rounds, seconds, pageReaders, searchers, attackSeconds, readers } = shape;
  return `# Load, measured

Written by \`npm run bench -- load\`; Node ${process.version}, ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}. The load average at
the end was ${loadavg()[0]?.toFixed(1)}: the clients run on the same cores, so every figure is what was left of them.

## Pages and searches together

${pageReaders} readers of pages and ${searchers} searchers, each asking again as soon as it is answered; ${rounds} rounds of ${seconds} s, each figure the median
of the rounds. Pages: every page of every language, with its stylesheet. Searches: the golden queries of four
languages, as the modal sends them. Memory: the docs server's process.

${table(
  [
    '',
    'pages/s',
    'p50',
    'p99',
    'searches/s',
    'p50',
    'p99',
    'answers',
    'errors',
    'memory before, and after each round',
  ],
  setups.map((setup) => [
    setup.name,
    ...figures(setup, 'pages'),
    ...figures(setup, 'searches'),
    String(sum(setup, 'total')),
    String(sum(setup, 'errors')),
    [setup.memoryAtStart, ...setup.rounds.map(({ memory }) => memory)].map((mb) => mb.toFixed(0)).join(', ') +
      ' MB',
  ]),
)}
## Pages beside attacks

An attacker in a process of its own sends requests on 20 connections as fast as they are answered, without a rate limit. ${readers} readers of
pages beside it, and beside ordinary requests of the same route: ${rounds} rounds of ${attackSeconds} s each, alternating, the best of each.

${table(
  ['', 'p99 beside the attack', 'p99 beside ordinary requests', 'ratio', 'errors'],
  attacks.map(({ name, attacked, ordinary }) => [
    name,
    `${attacked.p99} ms`,
    `${ordinary.p99} ms`,
    `${(attacked.p99 / Math.max(1, ordinary.p99)).toFixed(1)} ×`,
    String(attacked.errors + ordinary.errors),
  ]),
)}`;
}

function figures({ rounds }: Setup, kind: 'pages' | 'searches'): string[] {
  const all = rounds.map((round) => round[kind]);
  return [
    median(all.map(({ perSecond }) => perSecond)).toFixed(0),
    `${median(all.map(({ p50 }) => p50))} ms`,
    `${median(all.map(({ p99 }) => p99))} ms`,
  ];
}

function sum({ rounds }: Setup, field: keyof Measured): number {
  return rounds
    .flatMap(({ pages, searches }) => [pages, searches])
    .reduce((total, one) => total + one[field], 0);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}
