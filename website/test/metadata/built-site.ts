import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { readEnvironment } from '../../environment.ts';
import { i18n } from '../../locales.ts';

const BUILD = join(__dirname, '../../build');

/** The origin that the build was made for. */
export const SITE = readEnvironment().siteUrl;

export type Locale = keyof typeof i18n.localeConfigs;
export const LOCALES = i18n.locales as Locale[];
export const homeOf = (locale: Locale) => i18n.localeConfigs[locale].baseUrl;

export interface Page {
  locale: Locale;
  /** From the site's root, as the server serves it. */
  path: string;
  /** Without the locale's prefix: the same in every language. */
  route: string;
  /** Only the head: parsing the long bodies would take most of the tests' time. */
  $: CheerioAPI;
  /** The last-update time of the page, and how it is shown. */
  updated: string | undefined;
  updatedText: string | undefined;
  /** Whether search engines may list it. */
  indexed: boolean;
}

/** Every page of every locale, including the docs-root redirect and the not-found pages. */
export const pages: Page[] = LOCALES.flatMap(readPages);
export const indexed = pages.filter((page) => page.indexed);

const uncommitted = new Set(uncommittedRoutes());

/** A page that is not committed yet has no last-update time. */
export const isUncommitted = (page: Page): boolean => uncommitted.has(page.route);

export const undated = ({ path }: Page): string =>
  `${path} shows no time of its last change: it was built before it was committed, so run npm run build.`;

function uncommittedRoutes(): string[] {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', 'docs', 'i18n'];
  const { stdout } = spawnSync('git', args, { cwd: join(__dirname, '../..'), encoding: 'utf8' });
  const added = [...stdout.matchAll(/^(?:\?\?|A.) .*?\/(?:docs|current)\/(.+)\.mdx$/gm)];
  return added.map(([, path = '']) => `docs/${path}`.replace(/\/index$/, ''));
}

export function isBuilt(path: string): boolean {
  return existsSync(join(BUILD, path));
}

export function readBuilt(path: string): Buffer {
  return readFileSync(join(BUILD, path));
}

export const metaOf = ({ $ }: Page, name: string): string[] =>
  $(`meta[property="${name}"], meta[name="${name}"]`)
    .get()
    .map((meta) => $(meta).attr('content') ?? '');

/** The width and height in the header of a PNG. */
export function pngSize(file: Buffer): [number, number] {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is not a PNG.');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

function readPages(locale: Locale): Page[] {
  const { routes } = JSON.parse(readBuilt(`.routes/${locale}.json`).toString()) as { routes: string[] };
  return [...routes, `${homeOf(locale)}404.html`].map((path) => {
    const file = path.endsWith('.html') ? path : join(path, 'index.html');
    const html = readBuilt(file).toString();
    const $ = load(html.slice(0, html.indexOf('</head>')));
    const [, updated, updatedText] =
      /theme-last-updated.*?<time datetime=(\S+?)>(.+?)<\/time>/.exec(html) ?? [];
    const route = path.slice(homeOf(locale).length);
    return {
      locale,
      path,
      route,
      $,
      updated,
      updatedText,
      indexed: !/noindex/.test($('meta[name=robots]').attr('content') ?? ''),
    };
  });
}

const htmlFiles = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
if (htmlFiles.length !== pages.length) {
  throw new Error(
    `The build has ${htmlFiles.length} pages, but its routes name ${pages.length}: build it again.`,
  );
}
