import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { brand } from '../../../brand';

/**
 * Overridden because the stock one gives every page a canonical address and alternates, the not-found page, the search
 * page and unlisted pages too. Here the pages that may be indexed state theirs themselves, see components/PageHead.
 */
export default function SiteMetadata(): ReactNode {
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:site_name" content={brand.name} />
    </Head>
  );
}
