import { cpus, loadavg } from 'node:os';
import { LOCALES } from '@docs/search';
import type { Site } from './corpus.ts';
import type { Latency, Measured } from './measure.ts';
import type { PhraseEffect, PhraseShare } from './phrases.ts';

export interface Growth {
  times: number;
  records: number;
  build_ms: number;
  index_mb: number;
  latency: Latency;
}

export function report(
  sites: readonly Site[],
  peers: readonly Measured[],
  phrases: PhraseEffect,
  growth: readonly Growth[],
): string {
  const classes = [...new Set(peers.flatMap((peer) => [...peer.byClass.keys()]))];
  const sizes = sites
    .map(({ locale, records, pages }) => `${locale} ${records.length} of ${pages.length} pages`)
    .join(', ');
  return `# Search, measured

Written by \`npm run bench -- search\`; Node ${process.version}, ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load ${loadavg()[0]?.toFixed(1)}.
Records: ${sizes}. Queries: \`packages/search/golden\`, and its locked lists, which are not blind: see the package's README.

## Beside the peers

MRR@10 over pages, one run, the same pages and queries for all. Milliseconds per query in
process (Pagefind: over loopback, as in a browser); each query counts with the median of its five rounds. The peers are used as their makers hand them out.

${table(
  ['engine', ...LOCALES, ...LOCALES.map((locale) => `locked ${locale}`), 'median', 'p99', 'open, all four'],
  peers.map((peer) => [
    peer.name,
    ...LOCALES.map((locale) => score(peer.golden.get(locale))),
    ...LOCALES.map((locale) => score(peer.locked.get(locale))),
    ms(peer.latency.median),
    ms(peer.latency.p99),
    ms(peer.open_ms),
  ]),
)}

By class of query, all locales together:

${table(
  ['engine', ...classes],
  peers.map((peer) => [peer.name, ...classes.map((name) => score(peer.byClass.get(name)))]),
)}

## With and without phrases

Share of the queries of all lists whose first hit answers them, with the phrases of \`website/search-phrases\` and without any.

${table(['class', 'queries', 'with', 'without'], phrases.classes.map(shares))}

${table(['locale', 'queries', 'with', 'without'], phrases.locales.map(shares))}

Queries that the phrases decide: found first only because of the phrases of the language itself, only because of those of other
languages, and no longer found first because of them.

${table(
  ['phrases', 'own language', 'other languages', 'spoiled'],
  phrases.decided.map((each) => [each.locale, String(each.own), String(each.foreign), String(each.spoiled)]),
)}

## Growth

Ours on the English records, copied with every fifth word changed in each copy, so that the vocabulary grows too.
Times of queries are the processor's, which other work on the machine stretches less than those of a clock.

${table(
  ['corpus', 'records', 'build', 'index in memory', 'median', 'p99'],
  growth.map((each) => [
    `× ${each.times}`,
    String(each.records),
    ms(each.build_ms),
    `${each.index_mb.toFixed(0)} MB`,
    ms(each.latency.median),
    ms(each.latency.p99),
  ]),
)}
`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function shares(share: PhraseShare): string[] {
  return [share.name, String(share.queries), score(share.with), score(share.without)];
}

function score(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(3);
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
}
