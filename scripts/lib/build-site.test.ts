import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { LocaleInputs } from './locale-inputs.ts';
import { LOCALES } from './locales.mjs';
import { buildSite } from './site.mjs';
import type { Command } from './step.mjs';

const TRANSLATED = LOCALES.slice(1);

/** A built site whose generator writes one page per locale, with what the locale is built from. */
async function builtSite() {
  const website = mkdtempSync(join(tmpdir(), 'docs-site-'));
  onTestFinished(() => rmSync(website, { recursive: true }));
  const inputsOf: Record<string, LocaleInputs> = Object.fromEntries(
    LOCALES.map((locale) => [locale, { pages: `${locale[0]}1`, notices: locale === 'en' ? '' : 'n1' }]),
  );
  const site = {
    website,
    /** The locales of each run of the generator, and what was served when it began. */
    runs: [] as string[],
    failing: '',
    build: () => buildSite([], { website, inputsOf, run }),
    change(part: keyof LocaleInputs, value: string, locales: readonly string[]) {
      for (const locale of locales)
        inputsOf[locale] = { ...(inputsOf[locale] as LocaleInputs), [part]: value };
    },
    served(): string {
      const stamp = join(website, 'build/.stamp');
      if (!existsSync(stamp)) return 'nothing';
      const texts = LOCALES.map((locale) => readFileSync(pageOf(join(website, 'build'), locale), 'utf8'));
      const state = readFileSync(stamp, 'utf8').startsWith('partial') ? 'partial' : 'complete';
      return `${texts.join(' ')}, ${state}`;
    },
  };

  async function run(name: string, _title: string, commands: Command[]): Promise<number> {
    if (name === 'build') for (const { args } of commands) generate(args);
    return 0;
  }

  function generate(args: string[]): void {
    const valuesOf = (option: string) => args.filter((_word, index) => args[index - 1] === option);
    const locales = valuesOf('--locale');
    const [output = ''] = valuesOf('--out-dir');
    site.runs.push(`${locales}: ${site.served()}`);
    for (const locale of locales) {
      if (locale === site.failing) throw new Error(`${locale} cannot be built`);
      const { pages = '', notices = '' } = inputsOf[locale] ?? {};
      write(pageOf(output, locale), pages + notices);
    }
  }

  await site.build();
  expect(site.runs).toEqual(['en,ru: nothing', 'zh,pt-br: nothing']);
  expect(site.served()).toBe(WHOLE);
  site.runs = [];
  return site;
}

const WHOLE = 'e1 r1n1 z1n1 p1n1, complete';

const pageOf = (folder: string, locale: string) => join(folder, locale === 'en' ? '' : locale, 'index.html');

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test('a changed English page is served before the notices on its translations are built', async () => {
  const site = await builtSite();
  site.change('pages', 'e2', ['en']);
  site.change('notices', 'n2', TRANSLATED);
  await site.build();
  expect(site.runs).toEqual([
    `en: ${WHOLE}`,
    'ru: e2 r1n1 z1n1 p1n1, partial',
    'zh,pt-br: e2 r1n1 z1n1 p1n1, partial',
  ]);
  expect(site.served()).toBe('e2 r1n2 z1n2 p1n2, complete');
});

test('all locales take over together if something else has changed', async () => {
  const site = await builtSite();
  site.change('pages', 'x2', LOCALES);
  await site.build();
  expect(site.runs).toEqual([`en,ru: ${WHOLE}`, `zh,pt-br: ${WHOLE}`]);
  expect(site.served()).toBe('x2 x2n1 x2n1 x2n1, complete');
});

test('nothing is built again if nothing has changed', async () => {
  const site = await builtSite();
  await site.build();
  expect(site.runs).toEqual([]);
  expect(site.served()).toBe(WHOLE);
});

test('a build that fails leaves the last one in place, and the next one builds what is missing', async () => {
  const site = await builtSite();
  site.change('pages', 'e2', ['en']);
  site.change('notices', 'n2', TRANSLATED);
  site.failing = 'zh';
  await expect(site.build()).rejects.toThrow('zh cannot be built');
  expect(site.served()).toBe('e2 r1n1 z1n1 p1n1, partial');
  site.failing = '';
  site.runs = [];
  await site.build();
  expect(site.runs.map((run) => run.split(':')[0])).toEqual(['ru', 'zh,pt-br']);
  expect(site.served()).toBe('e2 r1n2 z1n2 p1n2, complete');
});

test('what an interrupted build has left in its folder is not served', async () => {
  const site = await builtSite();
  for (const left of ['ru', 'gone']) write(join(site.website, '.work-0', left, 'index.html'), 'left');
  site.change('pages', 'e2', ['en']);
  await site.build();
  expect(site.served()).toBe('e2 r1n1 z1n1 p1n1, complete');
  expect(existsSync(join(site.website, 'build/gone'))).toBe(false);
});

test('a locale is built again if it is unknown what it was built from', async () => {
  const site = await builtSite();
  write(join(site.website, 'build/.built-from/zh'), 'the form of another version');
  await site.build();
  expect(site.runs).toEqual([`zh: ${WHOLE}`]);
  expect(site.served()).toBe(WHOLE);
});
