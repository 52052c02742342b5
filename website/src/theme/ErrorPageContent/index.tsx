import type { FallbackParams } from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import PageError, { pageErrorTitle } from '../../components/PageError';

/** Overridden to share one look with the other error pages and to keep the error's text off the page. */
export default function ErrorPageContent({ tryAgain }: FallbackParams): ReactNode {
  return (
    <>
      <Head>
        <title>{pageErrorTitle()}</title>
      </Head>
      <PageError
        title={translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' })}
        action={translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
        onAction={tryAgain}
      />
    </>
  );
}
