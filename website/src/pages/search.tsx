import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function SearchPage(): ReactNode {
  const title = translate({ id: 'docs.search.pageTitle', message: 'Search the documentation' });
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container">
        <h1>{title}</h1>
      </main>
    </Layout>
  );
}
