import type { FallbackParams } from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useRef } from 'react';
import PageError, { pageErrorTitle } from '../../components/PageError';

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

/** The framework's error boundaries never reset by themselves; this resets one when the reader goes to another page. */
function useLeaveOnNavigation(tryAgain: () => void): void {
  const location = useLocation();
  const crashed = useRef(location);
  useEffect(() => {
    if (location === crashed.current) return;
    crashed.current = location;
    tryAgain();
  }, [location, tryAgain]);
}
