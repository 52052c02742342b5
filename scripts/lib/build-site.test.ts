import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildSite } from './site.mjs';
import { type Command, StepFailed } from './step.mjs';

/** Not those of the site, so that a new one changes nothing here. */
const LOCALES = ['en', 'ru', 'zh', 'pt-br'];

/** A site whose generator writes one page per locale, with the fingerprint of the locale. */
function newSite() {
  const website = mkdtempSync(join(tmpdir(), 'docs-site-'));
  onTestFinished(() => rmSync(website, { recursive: true }));
  const now: Record<string, string> = { en: 'e1', ru: 'r1', zh: 'z1', 'pt-br': 'p1', server: 's1' };
  const site = {
    website,
    now,
    /** The steps of the last build, and what was served when each began. */
    steps: [] as string[],
    failing: '',
    policy: 'first',
    build(named?: string[]) {
      site.steps = [];
      return buildSite(named, {
        website,
        locales: LOCALES,
        fingerprints: async () => ({ ...now }),
        run,
      });
    },
    served(): string {
      const build = join(website, 'build');
      if (!existsSync(join(build, '.stamp'))) return 'nothing';
      const pages = LOCALES.map((locale) => pageOf(build, locale)).filter((page) => existsSync(page));
      return pages.map((page) => readFileSync(page, 'utf8')).join(' ');
    },
  };

  async function run(name: string, _title: string, [command]: Command[]): Promise<void> {
    site.steps.push(`${name}: ${site.served()}`);
    if (name === site.failing) throw new Error(`${name} has failed`);
    const args = command?.args ?? [];
    const locale = args[args.indexOf('--locale') + 1];
    if (name.startsWith('build-') && locale) {
      const folder = args[args.indexOf('--out-dir') + 1] as string;
      write(pageOf(folder, locale), now[locale] as string);
      write(join(folder, '.headers.json'), site.policy);
    }
  }
  return site;
}

async function builtSite() {
  const site = newSite();
  await site.build();
  expect(site.served()).toBe('e1 r1 z1 p1');
  return site;
}

const pageOf = (folder: string, locale: string) => join(folder, locale === 'en' ? '' : locale, 'index.html');

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const named = (steps: string[]) => steps.map((step) => step.split(':')[0]);

test('a first build serves nothing before it is complete', async () => {
  const site = newSite();
  expect(await site.build()).toBe(true);
  expect(site.steps).toEqual([
    'plugins: nothing',
    'build-en: nothing',
    'build-ru: nothing',
    'build-zh: nothing',
    'build-pt-br: nothing',
    'assemble: nothing',
  ]);
  expect(site.served()).toBe('e1 r1 z1 p1');
});

test('a malformed variable is named before anything is built', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PRICES', 'nope');
  const site = newSite();
  await expect(site.build()).rejects.toThrow(/^PRICES is "nope", but it must be JSON such as .*\.$/);
  expect(site.steps).toEqual([]);
});

test('a mistake in a source is reported without a stack', async () => {
  const { website } = newSite();
  const fingerprints = () => Promise.reject(new Error('a.mdx has invalid front matter'));
  await expect(buildSite([], { website, fingerprints })).rejects.toBeInstanceOf(StepFailed);
});

test('only locales with another fingerprint are built, and all take over together', async () => {
  const site = await builtSite();
  Object.assign(site.now, { en: 'e2', zh: 'z2' });
  expect(await site.build()).toBe(true);
  expect(site.steps).toEqual([
    'plugins: e1 r1 z1 p1',
    'build-en: e1 r1 z1 p1',
    'build-zh: e1 r1 z1 p1',
    'assemble: e1 r1 z1 p1',
  ]);
  expect(site.served()).toBe('e2 r1 z2 p1');
});

test('a changed policy builds every locale, even if one is named', async () => {
  const site = await builtSite();
  Object.assign(site.now, { en: 'e2', ru: 'r2' });
  site.policy = 'second';
  await site.build(['en']);
  expect(named(site.steps)).toEqual([
    'plugins',
    'build-en',
    'plugins',
    'build-ru',
    'build-zh',
    'build-pt-br',
    'assemble',
  ]);
  expect(site.served()).toBe('e2 r2 z1 p1');
});

test('nothing is done if nothing has changed', async () => {
  const site = await builtSite();
  expect(await site.build()).toBe(false);
  expect(site.steps).toEqual([]);
});

test('a change of the server builds no pages', async () => {
  const site = await builtSite();
  site.now.server = 's2';
  expect(await site.build()).toBe(true);
  expect(named(site.steps)).toEqual(['assemble']);
});

test('a build that fails leaves the last site in place, and the next one builds what is missing', async () => {
  const site = await builtSite();
  Object.assign(site.now, { en: 'e2', ru: 'r2', zh: 'z2' });
  site.failing = 'build-ru';
  await expect(site.build()).rejects.toThrow('build-ru has failed');
  expect(site.served()).toBe('e1 r1 z1 p1');
  site.failing = '';
  await site.build();
  expect(named(site.steps)).toEqual(['plugins', 'build-ru', 'build-zh', 'assemble']);
  expect(site.served()).toBe('e2 r2 z2 p1');
});

test('what an interrupted build has left behind is not served', async () => {
  const site = await builtSite();
  write(join(site.website, '.locales/ru/ru/gone/index.html'), 'left'); // and its fingerprint was not written:
  rmSync(join(site.website, '.locales/ru/.fingerprint'));
  write(join(site.website, '.next-build/gone/index.html'), 'left');
  await site.build();
  expect(site.served()).toBe('e1 r1 z1 p1');
  expect(existsSync(join(site.website, 'build/ru/gone'))).toBe(false);
  expect(existsSync(join(site.website, 'build/gone'))).toBe(false);
});

test('a site that was deleted is assembled again', async () => {
  const site = await builtSite();
  rmSync(join(site.website, 'build'), { recursive: true });
  await site.build();
  expect(named(site.steps)).toEqual(['assemble']);
  expect(site.served()).toBe('e1 r1 z1 p1');
});

test('a named locale is built alone, and the others that are stale are named', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const site = await builtSite();
  Object.assign(site.now, { en: 'e2', ru: 'r2' });
  await site.build(['ru']);
  expect(print).toHaveBeenCalledWith('Not built again, though their sources have changed: en.');
  expect(site.served()).toBe('e1 r2 z1 p1');
  expect(await site.build()).toBe(true); // English is still stale
  expect(site.served()).toBe('e2 r2 z1 p1');
});

test('a named locale of a site that was never built gets English beside it, without which there is no site', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const site = newSite();
  await site.build(['ru']);
  expect(print).toHaveBeenCalledWith(
    'English has not been built yet, and the site needs it: it is built too.',
  );
  expect(site.served()).toBe('e1 r1');
});
