import { brand } from '@docs/site/brand';
import { factsOf } from '@docs/site/locales';
import { describe, expect, it } from 'vitest';
import {
  homeOf,
  indexed,
  isBuilt,
  LOCALES,
  metaOf,
  type Page,
  pages,
  pngSize,
  readBuilt,
  SITE,
} from './built-site.ts';

const NOT_INDEXED = ['404.html', 'docs', 'search'];

const linksOf = ({ $ }: Page, rel: string) =>
  $(`link[rel="${rel}"]`)
    .get()
    .map((link) => ({ ...link.attribs }) as Record<string, string>);
const alternatesOf = (page: Page) =>
  Object.fromEntries(
    linksOf(page, 'alternate').flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : [])),
  );

/** The failing pages with their values, so that one failure lists them all. */
const faults = (of: Page[], right: (page: Page) => boolean, value: (page: Page) => unknown) =>
  of.filter((page) => !right(page)).map((page) => [page.path, value(page)]);
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('pages that search engines may list', () => {
  it('are all pages except the search page, the not-found page and the docs-root redirect', () => {
    expect(indexed.length).toBeGreaterThan(40 * LOCALES.length);
    for (const locale of LOCALES) {
      const others = pages.filter((page) => page.locale === locale && !page.indexed);
      expect(others.map(({ route }) => route.replace(/\/$/, '')).sort(), locale).toEqual(NOT_INDEXED);
    }
  });

  it('have their own address as the canonical one, once', () => {
    const right = (page: Page) =>
      JSON.stringify(linksOf(page, 'canonical').map(({ href }) => href)) ===
      JSON.stringify([SITE + page.path]);
    expect(faults(indexed, right, (page) => linksOf(page, 'canonical'))).toEqual([]);
    expect(repeated(indexed.map(({ path }) => path))).toEqual([]);
  });

  it('list their alternates in every language, with English as the default', () => {
    for (const page of indexed) {
      expect(alternatesOf(page), page.path).toEqual({
        en: `${SITE}/${page.route}`,
        ru: `${SITE}/ru/${page.route}`,
        'zh-Hans': `${SITE}/zh/${page.route}`,
        'pt-BR': `${SITE}/pt-br/${page.route}`,
        'x-default': `${SITE}/${page.route}`,
      });
    }
  });

  it('have the same alternates as each of their alternates', () => {
    const byAddress = new Map(indexed.map((page) => [SITE + page.path, page]));
    for (const page of indexed) {
      for (const address of Object.values(alternatesOf(page))) {
        const other = byAddress.get(address as string);
        expect(other && alternatesOf(other), `${page.path} names ${address}`).toEqual(alternatesOf(page));
      }
    }
  });

  it.each(LOCALES)('have a unique title and a unique description in %s', (locale) => {
    const own = indexed.filter((page) => page.locale === locale);
    const titles = own.map(({ $ }) => $('title').text());
    const descriptions = own.map((page) => metaOf(page, 'description').join('|'));
    expect([...titles, ...descriptions].filter((text) => text.trim() === '')).toEqual([]);
    expect(repeated(titles)).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
  });

  it('have an Open Graph card with the title and description of the page', () => {
    for (const page of indexed) {
      const own = factsOf(page.locale).openGraph;
      const card = (name: string) => metaOf(page, `og:${name}`);
      expect(card('title'), page.path).toEqual([page.$('title').text()]);
      expect(card('description'), page.path).toEqual(metaOf(page, 'description'));
      expect(card('url'), page.path).toEqual([SITE + page.path]);
      expect(card('type'), page.path).toEqual([page.route === '' ? 'website' : 'article']);
      expect(card('site_name'), page.path).toEqual([brand.name]);
      expect(card('locale'), page.path).toEqual([own]);
      expect(card('locale:alternate').sort(), page.path).toEqual(
        LOCALES.map((locale) => factsOf(locale).openGraph)
          .filter((other) => other !== own)
          .sort(),
      );
      expect(metaOf(page, 'twitter:card'), page.path).toEqual(['summary_large_image']);
    }
  });

  it('show the picture of their section, in their language, in its declared size', () => {
    const sections = new Set<string>();
    for (const page of indexed) {
      const [picture = ''] = metaOf(page, 'og:image');
      expect(picture, page.path).toMatch(
        new RegExp(`^${SITE}${homeOf(page.locale)}img/social/[\\w-]+\\.png$`),
      );
      expect(metaOf(page, 'og:image:alt').join(), page.path).toMatch(new RegExp(`^${brand.name}(: |：).`));
      expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([['1200'], ['630']]);
      sections.add(picture.slice(SITE.length));
    }
    expect(sections.size).toBe(7 * LOCALES.length);
    for (const picture of sections) {
      const file = readBuilt(picture);
      expect(pngSize(file), picture).toEqual([1200, 630]);
      expect(file.length, picture).toBeLessThan(100_000);
    }
    const same = repeated([...sections].map((picture) => readBuilt(picture).toString('base64')));
    expect(same, 'pictures that are the same in two places').toEqual([]);
  });
});

describe('pages that search engines may not list', () => {
  const others = pages.filter((page) => !page.indexed);

  it('have no canonical address and no alternates', () => {
    const claims = (page: Page) => [
      ...linksOf(page, 'canonical'),
      ...Object.keys(alternatesOf(page)),
      ...metaOf(page, 'og:url'),
    ];
    expect(faults(others, (page) => claims(page).length === 0, claims)).toEqual([]);
  });
});

describe('every page', () => {
  it('links in its head only to files that exist, in its own language', () => {
    for (const page of pages) {
      const home = homeOf(page.locale);
      const hrefs = ['icon', 'manifest', 'search', 'apple-touch-icon', 'stylesheet'].flatMap((rel) =>
        linksOf(page, rel),
      );
      const feeds = linksOf(page, 'alternate').filter(({ type }) => type === 'application/atom+xml');
      const addresses = [...hrefs, ...feeds].map(({ href = '' }) => href);
      expect(
        addresses.filter((address) => !isBuilt(address)),
        page.path,
      ).toEqual([]);
      expect(addresses, page.path).toEqual(
        expect.arrayContaining([`${home}manifest.webmanifest`, `${home}opensearch.xml`, `${home}news.atom`]),
      );
    }
  });

  it('has one theme color for light and one for dark, before the inline script that chooses one', () => {
    const right = ({ $ }: Page) =>
      $('meta[name=theme-color][content="#fff"][data-light="#fff"][data-dark="#0f151b"] + #assets + script')
        .length === 1;
    expect(faults(pages, right, ({ $ }) => $('meta[name=theme-color]').toString())).toEqual([]);
  });
});
