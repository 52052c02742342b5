import { brand } from '@docs/site/brand';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { whyNoHistory } from '../../git.ts';
import { i18n } from '../../locales.ts';
import { homeOf, indexed, isUncommitted, metaOf, type Page, pages, SITE, undated } from './built-site.ts';
import { SCHEMAS } from './schemas.ts';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const ajv = addFormats(new Ajv({ allErrors: true, schemas: SCHEMAS }));

const thingsOf = ({ $ }: Page): Thing[] =>
  $('script[type="application/ld+json"]')
    .get()
    .map((script) => JSON.parse($(script).text()));
const thing = (page: Page, type: string) => thingsOf(page).find((candidate) => candidate['@type'] === type);
const docs = indexed.filter(({ route }) => route !== '');
const homes = indexed.filter(({ route }) => route === '');

describe('structured data', () => {
  it('conforms to the schema of its type', () => {
    for (const page of pages) {
      for (const data of thingsOf(page)) {
        ajv.validate(data['@type'], data);
        expect(ajv.errorsText(), `${page.path}: ${data['@type']}`).toBe('No errors');
      }
    }
  });

  it('has the right types for each page, each once', () => {
    for (const page of pages) {
      const types = thingsOf(page).map((data) => data['@type']);
      const expected = !page.indexed
        ? []
        : page.route === ''
          ? ['WebSite']
          : ['BreadcrumbList', 'TechArticle'];
      expect(types.sort(), page.path).toEqual(expected);
    }
  });

  it('describes a doc page with its title, description, language and address', () => {
    for (const page of docs) {
      expect(thing(page, 'TechArticle'), page.path).toMatchObject({
        headline: page.$('title').text().replace(` | ${brand.name}`, ''),
        description: metaOf(page, 'description')[0],
        url: SITE + page.path,
        image: metaOf(page, 'og:image')[0],
        inLanguage: i18n.localeConfigs[page.locale].htmlLang,
        isPartOf: { url: SITE + homeOf(page.locale) },
        publisher: { name: brand.name, url: brand.hosts.site },
      });
    }
  });

  it('dates a doc page with the time that the page shows, or not at all without history', () => {
    if (whyNoHistory()) {
      expect(docs.filter((page) => thing(page, 'TechArticle')?.dateModified)).toEqual([]);
      return;
    }
    for (const page of docs) {
      if (isUncommitted(page)) continue;
      expect(page.updated, undated(page)).toBeDefined();
      expect(thing(page, 'TechArticle')?.dateModified, page.path).toBe(page.updated?.slice(0, 10));
    }
  });

  it('has breadcrumbs from the home page to the page, all of indexed pages', () => {
    const listed = new Set(indexed.map(({ path }) => SITE + path));
    for (const page of docs) {
      const trail = thing(page, 'BreadcrumbList')?.itemListElement as { position: number; item: string }[];
      expect(
        trail.map(({ position }) => position),
        page.path,
      ).toEqual(trail.map((_, index) => index + 1));
      expect(trail.length, page.path).toBeGreaterThan(1);
      expect(
        trail.filter(({ item }) => !listed.has(item)),
        page.path,
      ).toEqual([]);
      expect([trail[0]?.item, trail.at(-1)?.item]).toEqual([SITE + homeOf(page.locale), SITE + page.path]);
    }
  });

  it('describes the site in the language of the home page', () => {
    for (const page of homes) {
      expect(thing(page, 'WebSite'), page.path).toMatchObject({
        url: SITE + page.path,
        inLanguage: i18n.localeConfigs[page.locale].htmlLang,
      });
    }
  });
});
