import { hostedSearchOrigins } from '@docs/site/hosted-search';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import type { SearchSettings } from '../../environment';
import { useSiteFields } from '../hooks/useSiteFields';
import type { SearchAddress } from './send';

/** One index per locale, so that readers find pages of their own language only. */
export function useIndexName(): string {
  const { indexPrefix } = useSiteFields().search;
  return `${indexPrefix}-${useDocusaurusContext().i18n.currentLocale}`;
}

export function useSearchAddress(): SearchAddress {
  const { search: settings } = useSiteFields();
  const indexName = useIndexName();
  const siteUrl = useDocusaurusContext().siteConfig.url;
  return useMemo(() => ({ settings, indexName, siteUrl }), [settings, indexName, siteUrl]);
}

/** The host of the first search, if it is not the page's own, to connect to it early (spec 7.5). */
export function foreignHost({ hosts, appId }: SearchSettings): string | null {
  if (hosts === null) return null;
  return hosts === 'hosted' ? hostedSearchOrigins(appId)[0] : (hosts[0] ?? null);
}
