import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { i18n } from '../locales.ts';

const BUILD = join(__dirname, '../build');
const ORIGIN = 'https://docs.example';
/** A redirect, and the not-found page, which is served at any unknown address. */
const WITHOUT_DROPDOWN = ['docs', '404.html'];
const OTHERS = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

interface BuiltPage {
  /** Without the locale's prefix: the same in every language. */
  route: string;
  headingIds: string[];
  ids: Set<string>;
  /** Site-relative, without the links of the language dropdown. */
  links: URL[];
  /** Links of the language dropdown, without a trailing slash. */
  languages: string[];
}

const sites = new Map(i18n.locales.map((locale) => [locale, readSite(locale)]));
const english = sites.get(i18n.defaultLocale) ?? [];

describe.each(OTHERS)('the built %s site', (locale) => {
  const pages = sites.get(locale) ?? [];

  it('has the same routes as the English one', () => {
    expect(pages.map(({ route }) => route)).toEqual(english.map(({ route }) => route));
  });

  it('has the same headings in the same order on every page, by their ids', () => {
    expect(headingsByRoute(pages)).toEqual(headingsByRoute(english));
  });

  it('has the same anchors on every page, including fields, codes and settings', () => {
    expect(anchorsByRoute(pages)).toEqual(anchorsByRoute(english));
  });
});

describe.each(i18n.locales)('the built %s site', (locale) => {
  const pages = sites.get(locale) ?? [];

  it('has pages', () => {
    expect(pages.length).toBeGreaterThan(40);
  });

  it('links within its own language', () => {
    expect(
      faults(pages, ({ links }) => links.filter(({ pathname }) => localeOf(pathname) !== locale)),
    ).toEqual([]);
  });

  it('links only to sections, pages and files that exist', () => {
    expect(faults(pages, ({ links }) => links.filter((link) => !isThere(link)))).toEqual([]);
  });

  it('offers every page in every language in the dropdown', () => {
    const expected = Object.fromEntries(
      pages
        .filter(({ route }) => !WITHOUT_DROPDOWN.includes(route))
        .map(({ route }) => [route, i18n.locales.map((other) => baseOf(other) + route)]),
    );
    const offered = pages
      .filter(({ route }) => route in expected)
      .map(({ route, languages }) => [route, languages]);
    expect(Object.fromEntries(offered)).toEqual(expected);
  });
});

function readSite(locale: string): BuiltPage[] {
  const folder = join(BUILD, baseOf(locale));
  if (!existsSync(folder)) throw new Error(`${folder} is not there; build the site first: npm run build.`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && localeOf(baseOf(locale) + file) === locale)
    .sort()
    .map((file) => readBuiltPage(locale, file));
}

function readBuiltPage(locale: string, file: string): BuiltPage {
  const $ = load(readFileSync(join(BUILD, baseOf(locale), file), 'utf8'));
  const route = file.replace(/\/?index\.html$/, '');
  const here = new URL(baseOf(locale) + route, ORIGIN);
  const idsOf = (selector: string) =>
    $(selector)
      .get()
      .flatMap((element) => $(element).attr('id') ?? []);
  return {
    route,
    headingIds: idsOf('main :is(h1, h2, h3, h4, h5, h6)'),
    ids: new Set(idsOf('[id]')),
    links: $('a[href]:not([data-language], .translation-notice a)')
      .get()
      .map((link) => new URL($(link).attr('href') ?? '', here))
      .filter(({ origin }) => origin === ORIGIN),
    languages: $('.navbar a[data-language]')
      .get()
      .map((link) => ($(link).attr('href') ?? '').replace(/(?<=docs\/.*)\/$/, '')),
  };
}

function isThere({ pathname, hash }: URL): boolean {
  const locale = localeOf(pathname);
  const route = decodeURI(pathname).slice(baseOf(locale).length).replace(/\/$/, '');
  const page = sites.get(locale)?.find((other) => other.route === route);
  if (page === undefined) return existsSync(join(BUILD, baseOf(locale), route)) && hash === '';
  return hash === '' || page.ids.has(decodeURIComponent(hash.slice(1)));
}

function baseOf(locale: string): string {
  return i18n.localeConfigs[locale as keyof typeof i18n.localeConfigs].baseUrl;
}

function localeOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return OTHERS.includes(first) ? first : i18n.defaultLocale;
}

function faults(pages: BuiltPage[], find: (page: BuiltPage) => URL[]): string[] {
  return pages.flatMap((page) => find(page).map(({ pathname, hash }) => `${page.route}: ${pathname}${hash}`));
}

function headingsByRoute(pages: BuiltPage[]): Record<string, string[]> {
  return Object.fromEntries(pages.map(({ route, headingIds }) => [route, headingIds]));
}

function anchorsByRoute(pages: BuiltPage[]): Record<string, string[]> {
  return Object.fromEntries(pages.map(({ route, ids }) => [route, [...ids].sort()]));
}
