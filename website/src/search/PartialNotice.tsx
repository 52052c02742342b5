import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './messages.module.css';
import { useMissingWords } from './useMissingWords';

/** Shows which words of the query no page has, so that results for the rest do not look like results for all of it. */
export default function PartialNotice({ words }: { words: readonly string[] }): ReactNode {
  const list = useMissingWords();
  return (
    <p className={styles.repair}>
      <Translate id="docs.search.partial" values={{ words: <strong>{list(words)}</strong> }}>
        {'No page mentions {words}. These results match the rest of your query.'}
      </Translate>
    </p>
  );
}
