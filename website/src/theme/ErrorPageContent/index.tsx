import type { FallbackParams } from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import PageError, { pageErrorTitle } from '../../components/PageError';
import { useLeaveOnNavigation } from '../../components/PageError/useLeaveOnNavigation';

/** Overridden to look like the other error pages, to hide the error's message, and to disappear on navigation. */
export default function ErrorPageContent({ tryAgain }: FallbackParams): ReactNode {
  useLeaveOnNavigation(tryAgain);
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
