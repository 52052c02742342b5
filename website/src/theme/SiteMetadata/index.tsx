import { brand } from '@docs/site/brand';
import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/**
 * Overridden because the stock one adds a canonical address and alternates to every page, including the not-found page,
 * the search page and unlisted pages. Here only indexed pages add theirs, see components/PageHead.
 */
export default function SiteMetadata(): ReactNode {
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:site_name" content={brand.name} />
    </Head>
  );
}
