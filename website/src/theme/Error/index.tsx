import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import PageError, { pageErrorTitle } from '../../components/PageError';
import { useLeaveOnNavigation } from '../../components/PageError/useLeaveOnNavigation';

/** Overridden because the stock root fallback is in English only, styled inline, and stays after a navigation. */
export default function RootError({ tryAgain }: Props): ReactNode {
  useLeaveOnNavigation(tryAgain);
  const content = (
    <PageError
      title={translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' })}
      action={translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
      onAction={tryAgain}
    />
  );
  // The layout can throw too; then the content is shown without it. It needs a route context, which the root does not have.
  return (
    <RouteContextProvider value={{ plugin: { name: 'root-error', id: 'default' } }}>
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>{pageErrorTitle()}</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
