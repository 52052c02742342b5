import { news } from '@docs/contract';
import { brand } from '@docs/site/brand';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { whyNoHistory } from '../../git.ts';
import { i18n } from '../../locales.ts';
import { attributesOf, type Element, elementsOf, parseXml } from '../xml.ts';
import { homeOf, indexed, isUncommitted, LOCALES, pngSize, readBuilt, SITE, undated } from './built-site.ts';
import { MANIFEST } from './schemas.ts';

const textOf = (file: string) => readBuilt(file).toString('utf8');
const languageOf = (locale: (typeof LOCALES)[number]) => i18n.localeConfigs[locale].htmlLang;
const textIn = (element: Element, name: string) => elementsOf(element, name)[0]?.textContent ?? '';

describe.each(LOCALES)('the %s sitemap', (locale) => {
  const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const root = parseXml(textOf(`${homeOf(locale)}sitemap.xml`));
  const entries = elementsOf(root, 'url').map((url) => ({
    names: elementsOf(url, '*').map(({ tagName }) => tagName),
    address: textIn(url, 'loc'),
    changed: textIn(url, 'lastmod'),
  }));
  const own = indexed.filter((page) => page.locale === locale);

  it('follows the protocol', () => {
    expect([root.tagName, root.namespaceURI]).toEqual(['urlset', PROTOCOL]);
    for (const { names, address, changed } of entries) {
      expect(names, address).toEqual(['loc', ...(changed ? ['lastmod'] : [])]);
      expect(address.length).toBeLessThan(2048);
    }
  });

  it('lists exactly the pages that may be indexed, once', () => {
    expect(entries.map(({ address }) => address).sort()).toEqual(own.map(({ path }) => SITE + path).sort());
  });

  it('has the last-update time that each page shows, if any', () => {
    if (whyNoHistory()) {
      expect(entries.filter(({ changed }) => changed)).toEqual([]);
      return;
    }
    const today = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    for (const page of own) {
      const changed = entries.find(({ address }) => address === SITE + page.path)?.changed ?? '';
      if (isUncommitted(page)) continue;
      expect(changed, undated(page)).toBe(page.updated?.slice(0, 10) ?? '');
      expect(changed < today, page.path).toBe(true);
    }
  });
});

it('robots.txt allows every crawler and lists the sitemap of every language', () => {
  const lines = textOf('robots.txt').trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('Sitemap:'))).toEqual(['User-agent: *', 'Allow: /', '']);
  expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual(
    LOCALES.map((locale) => `Sitemap: ${SITE}${homeOf(locale)}sitemap.xml`),
  );
});

describe.each(LOCALES)('the %s web manifest', (locale) => {
  const manifest = JSON.parse(textOf(`${homeOf(locale)}manifest.webmanifest`));

  it('conforms to its schema', () => {
    const ajv = new Ajv({ allErrors: true });
    ajv.validate(MANIFEST, manifest);
    expect(ajv.errorsText()).toBe('No errors');
  });

  it('starts and stays in its own language', () => {
    const home = homeOf(locale);
    expect(manifest).toMatchObject({ lang: languageOf(locale), start_url: home, scope: home, id: home });
  });

  it('has icons for every purpose, each in its declared size', () => {
    const icons = manifest.icons as { src: string; sizes: string; purpose: string }[];
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of icons) expect(pngSize(readBuilt(src)).join('x'), src).toBe(sizes);
  });
});

it('the home screen icon has the required size', () => {
  expect(pngSize(readBuilt('img/apple-touch-icon.png'))).toEqual([180, 180]);
});

describe.each(LOCALES)('the %s OpenSearch description', (locale) => {
  const NAMESPACE = 'http://a9.com/-/spec/opensearch/1.1/';
  const root = parseXml(textOf(`${homeOf(locale)}opensearch.xml`));
  const field = (name: string) => textIn(root, name);

  it('lets a browser search in that language', () => {
    expect([root.tagName, root.namespaceURI]).toEqual(['OpenSearchDescription', NAMESPACE]);
    expect(field('ShortName')).toMatch(/^.{1,16}$/);
    expect(field('Description')).toMatch(new RegExp(`^${brand.name}: .`));
    expect(field('Language')).toBe(languageOf(locale));
    expect(elementsOf(root, 'Url').map(attributesOf)).toEqual([
      { type: 'text/html', method: 'get', template: `${SITE}${homeOf(locale)}search?q={searchTerms}` },
      {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: `${SITE}${homeOf(locale)}opensearch.xml`,
      },
    ]);
    expect(pngSize(readBuilt(field('Image').slice(SITE.length)))).toEqual([192, 192]);
  });
});

describe.each(LOCALES)('the %s news feed', (locale) => {
  const file = `${homeOf(locale)}news.atom`;
  const feed = parseXml(textOf(file));

  it('is Atom, in its language, with every entry', () => {
    expect([feed.tagName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(feed.getAttribute('xml:lang')).toBe(languageOf(locale));
    expect(textIn(feed, 'id')).toBe(SITE + file);
    expect(textIn(feed, 'title')).toMatch(new RegExp(`^${brand.name}`));
    const links = elementsOf(feed, 'link').filter(({ parentNode }) => parentNode === feed);
    expect(links.map(attributesOf)).toEqual([
      { rel: 'alternate', href: `${SITE}${homeOf(locale)}docs/news` },
      { rel: 'self', href: SITE + file },
    ]);
    const entries = elementsOf(feed, 'entry');
    expect(entries).toHaveLength(news(locale).length);
    for (const entry of entries) {
      expect(textIn(entry, 'id')).toMatch(/^https?:/);
      expect(textIn(entry, 'title')).toBeTruthy();
      expect(Date.parse(textIn(entry, 'updated'))).toBeLessThanOrEqual(Date.parse(textIn(feed, 'updated')));
      const address = elementsOf(entry, 'link')[0]?.getAttribute('href')?.replace(/#.*/, '');
      const page = indexed.find(({ path }) => SITE + path === address);
      expect(page?.locale, textIn(entry, 'id')).toBe(locale);
    }
  });
});

describe('security.txt', () => {
  const fields = textOf('.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => /^([A-Z][\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);

  it('has the fields of RFC 9116, each as often as allowed', () => {
    expect(fields.map(([name]) => name).sort()).toEqual([
      'Canonical',
      'Contact',
      'Expires',
      'Preferred-Languages',
    ]);
    expect(valuesOf('Contact')).toEqual([brand.security.contact]);
    expect(valuesOf('Contact')[0]).toMatch(/^(https:\/\/|mailto:)/);
    expect(valuesOf('Canonical')).toEqual([`${SITE}/.well-known/security.txt`]);
    expect(valuesOf('Preferred-Languages')[0]).toMatch(/^[a-z]{2}(, [a-z]{2})*$/);
  });

  it('expires in the future, within a year', () => {
    const [expires = ''] = valuesOf('Expires');
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });
});
