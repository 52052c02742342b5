import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';
import StructuredData from '../../../components/StructuredData';
import { breadcrumbs } from '../../../components/StructuredData/schema-org';

/** Overridden to begin at the home page, as the breadcrumbs on the page do: breadcrumbs need more than one page. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs: crumbs }: Props): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const home = translate({ id: 'theme.docs.breadcrumbs.home', message: 'Home page' });
  const trail = [{ label: home, href: baseUrl }, ...crumbs].flatMap(({ label, href }) =>
    href ? [{ label, url: url + href }] : [],
  );
  return <StructuredData of={breadcrumbs(trail)} />;
}
