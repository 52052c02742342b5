import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import PageError, { pageErrorTitle } from '../../components/PageError';

/** Overridden because the stock page is in English only and styled inline. A page's code is loaded before the switch, so this only shows a failure. */
export default function Loading({ error, retry }: LoadingComponentProps): ReactNode {
  if (!error) return null;
  return (
    <PageError
      title={pageErrorTitle()}
      message={translate({
        id: 'docs.pageError.message',
        message: 'This page failed to load. Check your connection, then retry.',
      })}
      action={translate({ id: 'docs.pageError.retry', message: 'Retry' })}
      onAction={retry}
    />
  );
}
