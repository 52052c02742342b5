import { brand } from '@docs/site/brand';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import PageHead, { usePictureUrl } from '../../../components/PageHead';
import StructuredData from '../../../components/StructuredData';
import { techArticle } from '../../../components/StructuredData/schema-org';
import { usePageLocales } from '../../../hooks/usePageLocales';

/** Overridden to add metadata for search engines and social networks to listed pages. */
export default function DocItemMetadata(): ReactNode {
  const { title, description, unlisted } = useDoc().metadata;
  return (
    <>
      <PageMetadata title={title} description={description} />
      {!unlisted && <ListedPage />}
    </>
  );
}

function ListedPage(): ReactNode {
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  const { siteConfig, i18n } = useDocusaurusContext();
  const section = useSection();
  const page = {
    title,
    description,
    url: siteConfig.url + permalink,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    image: usePictureUrl(section),
    updated: lastUpdatedAt ? new Date(lastUpdatedAt) : null,
    home: siteConfig.url + siteConfig.baseUrl,
  };
  return (
    <>
      <PageHead permalink={permalink} type="article" section={section} locales={usePageLocales()} />
      <StructuredData of={techArticle(page)} />
    </>
  );
}

/** The top-level entry of the sidebar that the page is in; a page outside it belongs to the home page. */
function useSection() {
  const { siteConfig } = useDocusaurusContext();
  const [entry] = useSidebarBreadcrumbs() ?? [];
  return entry?.href
    ? { permalink: entry.href, label: entry.label }
    : { permalink: siteConfig.baseUrl, label: brand.name };
}
