import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Hero from '../components/home/Hero';
import Libraries from '../components/home/Libraries';
import Links from '../components/home/Links';
import Prices from '../components/home/Prices';
import MarkdownLink from '../components/MarkdownLink';
import { useStrings } from '../strings/useStrings';

export default function Home(): ReactNode {
  const { metaTitle, metaDescription } = useStrings();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Layout title={metaTitle} description={metaDescription}>
      <MarkdownLink page={baseUrl} />
      <main>
        <Hero />
        <Links />
        <Libraries />
        <Prices />
      </main>
    </Layout>
  );
}
