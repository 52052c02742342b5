import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Captchas from '../components/home/Captchas';
import Hero from '../components/home/Hero';
import Libraries from '../components/home/Libraries';
import Links from '../components/home/Links';
import Prices from '../components/home/Prices';
import MarkdownLink from '../components/MarkdownLink';
import PageHead from '../components/PageHead';
import StructuredData from '../components/StructuredData';
import { webSite } from '../components/StructuredData/schema-org';
import SupportBanner from '../components/SupportBanner';
import { useSiteFields } from '../hooks/useSiteFields';

export default function Home(): ReactNode {
  const { metaTitle, metaDescription } = useSiteFields().strings;
  const { siteConfig, i18n } = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const site = { description: metaDescription, url: siteConfig.url + siteConfig.baseUrl, language };
  const section = { permalink: siteConfig.baseUrl, label: metaTitle };
  return (
    <Layout title={metaTitle} description={metaDescription}>
      <PageHead permalink={siteConfig.baseUrl} type="website" section={section} />
      <MarkdownLink page={siteConfig.baseUrl} />
      <StructuredData of={webSite(site)} />
      <main id="main">
        <Hero />
        <Captchas />
        <Links />
        <Libraries />
        <Prices />
        <SupportBanner />
      </main>
    </Layout>
  );
}
