import { MAIN_DOC } from '@docs/site/addresses';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import LogoMark from '../../../components/LogoMark';
import SupportBanner from '../../../components/SupportBanner';

/** Overridden to link to other pages, and to keep the page out of search engines. */
export default function NotFoundContent(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {/* The framework sets the title only outside /docs/. */}
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <main id="main" className="page-error not-found">
        <LogoMark />
        <p className="page-error-code" aria-hidden="true">
          404
        </p>
        <h1>
          <Translate id="theme.NotFound.title">Page not found</Translate>
        </h1>
        <p>
          <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
        </p>
        <p className="page-error-links">
          <Link className="button" to={useBaseUrl('/search')}>
            <Translate id="docs.notFound.search">Search the documentation</Translate>
          </Link>
          <Link className="button button-quiet" to={useBaseUrl(MAIN_DOC)}>
            <Translate id="docs.notFound.start">Getting started</Translate>
          </Link>
        </p>
        <p>
          <Translate id="theme.NotFound.p2">
            Please contact the owner of the site that linked you: the link is broken.
          </Translate>
        </p>
      </main>
      <SupportBanner />
    </>
  );
}
