import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/chromium.ts';
import { timeClicks } from './click.ts';
import type { Cost } from './command.ts';
import { type Content, readContent } from './content.ts';
import { medians } from './figures.ts';
import { audit, type Verdict } from './lighthouse.ts';
import { countLongTasks } from './long-tasks.ts';
import { parseOptions } from './options.ts';
import { buildOurs, OUR_BUILD, type OwnCosts, rememberedOwnCosts } from './ours.ts';
import { PEERS } from './peers/index.ts';
import type { Peer } from './peers/peer.ts';
import { preparePeer, rememberedCost, SCRATCH, VERSIONS } from './prepare.ts';
import { BEFORE, type Measured, type OwnPage, report } from './report.ts';
import { retry } from './retry.ts';
import { serveSite } from './site.ts';
import { measureStock, rememberedStock, type StockCosts } from './stock.ts';
import { weigh } from './transfer.ts';

const RUNS = 5;
const FROM = '/docs/captchas/turnstile-task';
const TO = 'captchas/geetest-task';
const OURS = {
  title: 'ours',
  version: 'of this repository',
  folder: OUR_BUILD,
  suffix: '',
  search: 'button[aria-haspopup="dialog"]',
};
const OWN_PAGES = [
  { name: 'home', address: '/' },
  { name: 'doc', address: FROM },
  { name: 'category', address: '/docs/captchas' },
  { name: 'search', address: '/search' },
  { name: 'results', address: '/search?q=proxy' },
];

const begun = performance.now();
const progress = (line: string) =>
  console.error(`${Math.round((performance.now() - begun) / 1000)} s  pages: ${line}`);

interface Subject {
  title: string;
  version: string;
  folder: string;
  suffix: string;
  search: string | null;
  cost: Cost | null;
}

/** Compares the same English pages in ours and in its peers: bytes, Lighthouse, clicks and builds in one table. */
export async function run(words: string[]): Promise<void> {
  const { quick, skipBuild, only, before } = parseOptions(words, ['ours', ...Object.keys(PEERS)]);
  const names = Object.keys(PEERS).filter((name) => only.length === 0 || only.includes(name));
  const withOurs = only.length === 0 || only.includes('ours');
  const runs = quick ? 1 : RUNS;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // Ours first: the peers' pages are made from it.
    const own = withOurs ? await ownCosts(browser, skipBuild) : null;
    const content = await readContent();
    const subjects = [
      ...(withOurs ? [{ ...OURS, cost: own?.alike ?? null }] : []),
      ...(before
        ? [{ ...OURS, title: BEFORE, folder: resolve(process.env.INIT_CWD ?? '.', before), cost: null }]
        : []),
      ...(await prepareAll(names, content, skipBuild)),
    ];
    const stock = own && names.includes('docusaurus') ? await stockCosts(browser, skipBuild) : undefined;
    const sites = [];
    for (const one of subjects) {
      sites.push('folder' in one ? await measure(browser, one, content, runs) : one);
    }
    const text = report({
      sites,
      ownPages: withOurs ? await auditOurs(sites[0]?.verdict, runs) : [],
      own,
      stock,
      page: FROM,
      runs,
      command: ['npm run bench -- pages', ...words].join(' '),
      lighthouse: mainVersion('tools'),
      chromium: `Chromium ${browser.version()}`,
      pages: content.pages.length,
    });
    // A partial table is only printed: the file always contains the full one.
    if (only.length === 0) await writeFile(new URL('../results/pages.md', import.meta.url), text);
    console.log(text);
  } finally {
    await browser.close();
  }
}

/** If the build fails, the pages of an earlier build can still be measured. */
async function ownCosts(browser: Browser, skipBuild: boolean): Promise<OwnCosts | null> {
  try {
    return await (skipBuild ? rememberedOwnCosts() : buildOurs(browser, progress));
  } catch (error) {
    progress(`ours: no figures of the build, ${(error as Error).message}`);
    return null;
  }
}

/** If it fails, its column stays empty. */
async function stockCosts(browser: Browser, skipBuild: boolean): Promise<StockCosts | undefined> {
  progress('Docusaurus: four locales and the writer’s view');
  try {
    return await (skipBuild ? rememberedStock() : measureStock(browser));
  } catch (error) {
    progress(`Docusaurus: no figures of these, ${(error as Error).message}`);
    return undefined;
  }
}

async function prepareAll(
  names: readonly string[],
  content: Content,
  skipBuild: boolean,
): Promise<(Subject | Measured)[]> {
  const prepared = [];
  for (const name of names) {
    const peer = PEERS[name] as Peer;
    const { title, suffix, search, out } = peer;
    const version = mainVersion(name);
    progress(`${title}: ${skipBuild ? 'as built before' : 'building'}`);
    try {
      const cost = await (skipBuild ? rememberedCost(name) : preparePeer(name, peer, content));
      prepared.push({ title, version, folder: join(SCRATCH, name, out), suffix, search, cost });
    } catch (error) {
      prepared.push(failure({ title, version }, error));
    }
  }
  return prepared;
}

/** If a measurement fails, the figures so far are reported with the error, and the run continues with other sites. */
async function measure(
  browser: Browser,
  subject: Subject,
  { pages }: Content,
  runs: number,
): Promise<Measured> {
  const { title, version, folder, suffix, search, cost } = subject;
  const measured: Measured = { title, version, cost };
  const from = FROM + suffix;
  const way = { from, to: TO, title: pages.find(({ path }) => path.endsWith(TO))?.title ?? '' };
  try {
    const site = await serveSite(folder);
    try {
      progress(`${title}: bytes`);
      measured.weights = await weigh(browser, site, from, search);
      progress(`${title}: tasks`);
      measured.tasks = await retry(() => countLongTasks(browser, site, from));
      progress(`${title}: clicks`);
      const clicks = [];
      for (let run = 0; run < runs; run++) {
        clicks.push(await retry(() => timeClicks(browser, site, way)));
      }
      measured.clicks = medians(clicks);
      progress(`${title}: Lighthouse`);
      measured.verdict = await audit(site.origin + from, runs);
    } finally {
      await site.close();
    }
  } catch (error) {
    return failure(measured, error);
  }
  return measured;
}

/** The doc page was already audited with the peers. A page whose audit fails is left out. */
async function auditOurs(doc: Verdict | undefined, runs: number): Promise<OwnPage[]> {
  const site = await serveSite(OURS.folder);
  const audited: OwnPage[] = [];
  for (const { name, address } of OWN_PAGES) {
    try {
      progress(`ours: Lighthouse on ${address}`);
      const verdict = address === FROM && doc ? doc : await audit(site.origin + address, runs);
      audited.push({ name, address, verdict });
    } catch (error) {
      progress(`ours: ${address} failed, ${(error as Error).message}`);
    }
  }
  await site.close();
  return audited;
}

function failure(measured: Measured, error: unknown): Measured {
  const [failed = ''] = (error as Error).message.split('\n');
  progress(`${measured.title}: failed, ${failed}`);
  return { ...measured, failed };
}

/** Version of the package that the peer is named after, which is the first in the list. */
function mainVersion(name: string): string {
  return Object.values(VERSIONS[name]?.dependencies ?? {})[0] ?? '';
}
