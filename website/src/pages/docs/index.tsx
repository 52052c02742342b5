import { MAIN_DOC } from '@docs/site/addresses';
import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/** The docs root redirects to the main doc (spec 2.2). The server sends a redirect; this page is for static hosts. */
export default function DocsRoot(): ReactNode {
  const mainDoc = useBaseUrl(MAIN_DOC);
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${mainDoc}`} />
      </Head>
      <Redirect to={mainDoc} />
    </>
  );
}
