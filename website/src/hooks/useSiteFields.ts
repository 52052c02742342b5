import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteFields } from '../../shared/site-fields';

export function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
