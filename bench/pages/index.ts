import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/chromium.ts';
import { OptionError } from '../option-error.ts';
import { buildSites, lastBuilds, OUR_BUILD } from './builds.ts';
import { timeClicks } from './click.ts';
import { readContent } from './content.ts';
import { audit } from './lighthouse.ts';
import { PEERS } from './peers/index.ts';
import { SCRATCH, VERSIONS } from './prepare.ts';
import { EARLIER, type Measured, report } from './report.ts';
import { type Site, serveSite } from './site.ts';
import { weigh } from './transfer.ts';

const RUNS = 3;
const FROM = '/docs/captchas/turnstile-task';
const TO = 'captchas/geetest-task';
const OURS = {
  name: 'ours',
  title: 'ours',
  folder: OUR_BUILD,
  suffix: '',
  search: 'button[aria-haspopup="dialog"]',
};

const begun = performance.now();
const progress = (line: string) =>
  console.error(`${Math.round((performance.now() - begun) / 1000)} s  pages: ${line}`);

/** Compares the same English pages in ours and in its peers: bytes, Lighthouse, clicks and builds in one run. */
export async function run(words: string[]): Promise<void> {
  const { quick, 'skip-build': skipBuild, only, against } = parseOptions(words);
  const names = ['ours', ...Object.keys(PEERS)].filter((name) => only.length === 0 || only.includes(name));
  const runs = quick ? 1 : RUNS;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const served: { site: Site; subject: Subject }[] = [];
  try {
    const builds = skipBuild ? await lastBuilds() : await buildSites(names, progress);
    for (const subject of subjects(names, against)) {
      served.push({ site: await serveSite(subject.folder), subject });
    }
    const sites: Measured[] = [];
    for (const { site, subject } of served) {
      sites.push(await measure(browser, site, subject, runs, builds.english[subject.name]));
    }
    const { pages } = await readContent();
    const title = pages.find(({ path }) => path.endsWith(TO))?.title ?? '';
    const visits = served.map(({ site, subject }) => ({ site, from: FROM + subject.suffix, to: TO, title }));
    const text = report({
      sites,
      clicks: await timeClicks(browser, visits, runs, progress),
      builds,
      page: FROM,
      runs,
      command: ['npm run bench -- pages', ...words].join(' '),
      tools: `Chromium ${browser.version()}, Lighthouse ${mainVersion('tools')}`,
      pages: pages.length,
    });
    // A partial table is only printed: the file always contains the full one.
    if (only.length === 0) await writeFile(new URL('../results/pages.md', import.meta.url), text);
    console.log(text);
  } finally {
    for (const { site } of served) await site.close();
    await browser.close();
  }
}

function parseOptions(words: string[]) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        quick: { type: 'boolean', default: false },
        'skip-build': { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        against: { type: 'string' },
      },
    });
    const unknown = values.only.find((name) => name !== 'ours' && !PEERS[name]);
    if (unknown) throw new Error(`There is no site called ${unknown}`);
    return values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new OptionError(
      `${reason}; the options are --quick, --skip-build, --only <${['ours', ...Object.keys(PEERS)].join(' | ')}> and --against <folder of another build>.`,
    );
  }
}

interface Subject {
  name: string;
  title: string;
  folder: string;
  suffix: string;
  search: string;
}

function subjects(names: readonly string[], against: string | undefined): Subject[] {
  const peers = Object.entries(PEERS)
    .filter(([name]) => names.includes(name))
    .map(([name, { title, out, suffix, search }]) => ({
      name,
      title: `${title} ${mainVersion(name)}`,
      folder: join(SCRATCH, name, out),
      suffix,
      search,
    }));
  return [
    ...(names.includes('ours') ? [OURS] : []),
    ...(against
      ? [{ ...OURS, name: EARLIER, title: EARLIER, folder: resolve(process.env.INIT_CWD ?? '.', against) }]
      : []),
    ...peers,
  ];
}

/** If a measurement fails, the figures so far are reported with the error, and the run continues with other sites. */
async function measure(
  browser: Browser,
  site: Site,
  { title, suffix, search }: Subject,
  runs: number,
  cost: Measured['cost'],
): Promise<Measured> {
  const measured: Measured = { title, cost };
  try {
    progress(`${title}: bytes`);
    measured.weights = await weigh(browser, site, FROM + suffix, search);
    progress(`${title}: Lighthouse`);
    measured.verdict = await audit(site.origin + FROM + suffix, runs);
  } catch (error) {
    measured.failed = (error as Error).message.split('\n')[0];
    progress(`${title}: failed, ${measured.failed}`);
  }
  return measured;
}

/** Version of the package that the peer is named after, which is the first in the list. */
function mainVersion(name: string): string {
  return Object.values(VERSIONS[name]?.dependencies ?? {})[0] ?? '';
}
