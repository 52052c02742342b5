import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './messages.module.css';
import Quoted from './Quoted';
import type { SearchResponse } from './response';

/** Shows that spelling or keyboard layout was corrected, with a way back to the typed query. */
export default function RepairNotice({
  response,
  onLiteral,
}: {
  response: SearchResponse;
  onLiteral(): void;
}): ReactNode {
  return (
    <p className={styles.repair}>
      <span>
        <Translate id="docs.search.repaired" values={{ query: <Quoted text={response.repaired ?? ''} /> }}>
          {'Showing results for {query}.'}
        </Translate>
      </span>{' '}
      <button type="button" onClick={onLiteral}>
        <Translate id="docs.search.literal" values={{ query: response.query }}>
          {'Search for “{query}” instead'}
        </Translate>
      </button>
    </p>
  );
}
