import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Failure } from './failure';
import styles from './messages.module.css';

export default function ErrorScreen({ failure, onRetry }: { failure: Failure; onRetry(): void }): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.lead}>
        <Translate id="docs.search.error">Unable to fetch results</Translate>
      </p>
      <p>
        {failure === 'unreachable' ? (
          <Translate id="docs.search.error.unreachable">
            You might want to check your network connection.
          </Translate>
        ) : (
          <Translate id="docs.search.error.refused">The search service rejected the query.</Translate>
        )}
      </p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        <Translate id="docs.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
