import { brand } from '@docs/site/brand';
import type { Organization, TechArticle, WebSite, WithContext } from 'schema-dts';

const CONTEXT = 'https://schema.org';

/** Addresses are absolute; languages are as in the page's `lang`. */
interface Described {
  description: string;
  url: string;
  language: string;
}

const publisher: Organization = { '@type': 'Organization', name: brand.name, url: brand.hosts.site };

export function webSite({ description, url, language }: Described): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: brand.name,
    description,
    url,
    inLanguage: language,
    publisher,
  };
}

interface Article extends Described {
  title: string;
  image: string;
  /** null without history. */
  updated: Date | null;
  /** The home page of the locale. */
  home: string;
}

export function techArticle(page: Article): WithContext<TechArticle> {
  return {
    '@context': CONTEXT,
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.url,
    image: page.image,
    inLanguage: page.language,
    ...(page.updated && { dateModified: page.updated.toISOString().slice(0, 10) }),
    isPartOf: { '@type': 'WebSite', name: brand.name, url: page.home },
    publisher,
  };
}
