import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/chromium.ts';
import { OptionError } from '../option-error.ts';
import { readContent } from '../pages/content.ts';
import { PEERS } from '../pages/peers/index.ts';
import type { Peer } from '../pages/peers/peer.ts';
import { preparePeer, SCRATCH } from '../pages/prepare.ts';
import { growContent } from './grow.ts';
import { type Figures, measureOurs } from './ours.ts';
import { report, type Subject } from './report.ts';

const FACTORS = [1, 3, 10];
const BESIDE = ['docusaurus', 'starlight', 'vitepress'];
const PAGE = 'docs/captchas/turnstile-task';

/** Measures English with 1, 3 and 10 times the pages: which figures grow, and how fast. */
export async function run(words: string[]): Promise<void> {
  const only = readOptions(words);
  const log = join(SCRATCH, 'growth.log');
  await mkdir(SCRATCH, { recursive: true });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const subjects: Subject[] = [];
    for (const name of ['ours', ...BESIDE].filter((one) => only.length === 0 || only.includes(one))) {
      subjects.push(await measureAll(name, browser, log));
    }
    const text = report(subjects, ['npm run bench -- growth', ...words].join(' '));
    await writeFile(new URL('../results/growth.md', import.meta.url), text);
    console.log(text);
  } finally {
    await browser.close();
  }
}

async function measureAll(name: string, browser: Browser, log: string): Promise<Subject> {
  const sizes: Subject['sizes'] = [];
  for (const factor of FACTORS) {
    console.error(`growth: ${name}, ${factor} times the pages`);
    const figures =
      name === 'ours' ? await measureOurs(browser, factor, log) : await measurePeer(name, factor);
    sizes.push({ factor, figures });
  }
  return { title: name === 'ours' ? 'ours' : (PEERS[name] as Peer).title, sizes };
}

async function measurePeer(name: string, factor: number): Promise<Figures> {
  const peer = PEERS[name] as Peer;
  const content = growContent(await readContent(), factor);
  const cost = await preparePeer(name, peer, content);
  const out = join(SCRATCH, name, peer.out);
  const html = await readFile(join(out, PAGE, 'index.html')).catch(() => readFile(join(out, `${PAGE}.html`)));
  return {
    pages: content.pages.length,
    'build, s': cost?.seconds ?? Number.NaN,
    'build, MB': cost?.peak_mb ?? Number.NaN,
    'document before intent, KB': brotliCompressSync(html).length / 1000,
  };
}

function readOptions(words: string[]): string[] {
  try {
    const { only } = parseArgs({
      args: words,
      options: { only: { type: 'string', multiple: true, default: [] } },
    }).values;
    if (only.every((name) => ['ours', ...BESIDE].includes(name))) return only;
  } catch {}
  throw new OptionError(`The option is --only with one of ours, ${BESIDE.join(', ')}.`);
}
