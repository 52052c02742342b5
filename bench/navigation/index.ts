import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/chromium.ts';
import { OptionError } from '../option-error.ts';
import { median, medians } from '../pages/figures.ts';
import { OUR_BUILD } from '../pages/ours.ts';
import { retry } from '../pages/retry.ts';
import { serveSite } from '../pages/site.ts';
import { type Profiles, profile } from './profile.ts';
import { type Measured, report } from './report.ts';
import { timeVisit } from './visit.ts';

const RUNS = 3;
const SLOWDOWNS = [4, 6];
const WAY = { from: '/docs/captchas/turnstile-task', to: '/docs/captchas/geetest-task' };
const LONGEST = '/docs/captchas/ComplexImageTask-Recognition';

/** Measures the cost of waking and navigating on a slow phone, and how long a reader's gestures wait. */
export async function run(words: string[]): Promise<void> {
  const { before } = readOptions(words);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const builds = [
      ...(before ? [{ name: 'before', folder: resolve(process.env.INIT_CWD ?? '.', before) }] : []),
      { name: before ? 'after' : '', folder: OUR_BUILD },
    ];
    const measured: Measured[] = [];
    for (const { name, folder } of builds) measured.push({ name, ...(await measure(browser, folder)) });
    const command = ['npm run bench -- navigation', ...words].join(' ');
    const text = report(measured, {
      command,
      chromium: browser.version(),
      runs: RUNS,
      way: WAY,
      longest: LONGEST,
    });
    await writeFile(new URL('../results/navigation.md', import.meta.url), text);
    console.log(text);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, folder: string): Promise<Omit<Measured, 'name'>> {
  const site = await serveSite(folder);
  const times = <T>(work: () => Promise<T>) => repeat(RUNS, () => retry(work));
  try {
    const slow: Measured['slow'] = [];
    for (const slowdown of SLOWDOWNS) {
      const runs = await times(() => profile(browser, site, WAY, slowdown));
      const longest = await times(() => profile(browser, site, { ...WAY, from: LONGEST }, slowdown));
      const of = (all: Profiles[], name: keyof Profiles) => medians(all.map((one) => one[name]));
      slow.push({
        slowdown,
        profiles: {
          wake: of(runs, 'wake'),
          wakeLongest: of(longest, 'wake'),
          navigation: of(runs, 'navigation'),
          again: of(runs, 'again'),
        },
      });
    }
    const visits = await times(() => timeVisit(browser, site, WAY.from, SLOWDOWNS[0] as number));
    const visit = (visits[0] ?? []).map(({ name }, step) => ({
      name,
      ms: median(visits.map((steps) => steps[step]?.ms ?? Number.NaN)),
    }));
    return { slow, visit };
  } finally {
    await site.close();
  }
}

async function repeat<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count) all.push(await work());
  return all;
}

function readOptions(words: string[]): { before?: string | undefined } {
  try {
    return parseArgs({ args: words, options: { before: { type: 'string' } } }).values;
  } catch (error) {
    const [fault] = (error as Error).message.split('. ');
    throw new OptionError(`${fault}; the option is --before <folder of another build>.`);
  }
}
