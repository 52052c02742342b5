import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type SiteFields, siteFields } from '../../shared/site-fields';

export function useSiteFields(): SiteFields {
  return siteFields(useDocusaurusContext().siteConfig.customFields);
}
