import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

/** Overridden to begin at the home page, as the breadcrumbs on the page do: breadcrumbs need more than one page. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const label = translate({ id: 'theme.docs.breadcrumbs.home', message: 'Home page' });
  return <StructuredData breadcrumbs={[{ type: 'link', label, href: baseUrl }, ...breadcrumbs]} />;
}
