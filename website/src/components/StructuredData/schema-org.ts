import type {
  BreadcrumbList,
  Organization,
  SearchAction,
  SoftwareApplication,
  TechArticle,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import { brand } from '../../../brand';

const CONTEXT = 'https://schema.org';

/** Addresses are absolute; languages are as in the page's `lang`. */
interface Described {
  description: string;
  url: string;
  language: string;
}

const publisher: Organization = { '@type': 'Organization', name: brand.name, url: brand.hosts.site };

export function webSite({ description, url, language }: Described): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: brand.name,
    description,
    url,
    inLanguage: language,
    publisher,
    potentialAction: search,
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

/** The pages that introduce the extension, with the browser that each is about. */
const EXTENSIONS: Record<string, { browser: string; store: string | null }> = {
  'extension/extension-main': { browser: 'Chrome', store: brand.stores.chrome },
  'extension/extension-firefox': { browser: 'Firefox', store: brand.stores.firefox },
};

interface Page extends Described {
  id: string;
  title: string;
}

/** No version, system, price or rating: none of them is published. */
export function extension({ id, title, description, url }: Page): WithContext<SoftwareApplication> | null {
  const extension = EXTENSIONS[id];
  if (!extension) return null;
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: `${brand.name}: ${title}`,
    description,
    url,
    applicationCategory: 'BrowserApplication',
    softwareRequirements: extension.browser,
    ...(extension.store && { installUrl: extension.store }),
    publisher,
  };
}

export function breadcrumbs(trail: { label: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}
