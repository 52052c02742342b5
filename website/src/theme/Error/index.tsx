import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Overridden because the stock root fallback is in English only, styled inline, and stays after a navigation. */
export default function RootError(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  // The layout can throw too; then the content is shown without it. It needs a route context, which the root does not have.
  return (
    <RouteContextProvider value={{ plugin: { name: 'root-error', id: 'default' } }}>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
