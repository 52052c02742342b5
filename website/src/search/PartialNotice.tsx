import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './messages.module.css';
import { missingWords } from './sentences';
import { useWording } from './useWording';

/** Shows which words of the query no page has, so that results for the rest do not look like results for all of it. */
export default function PartialNotice({ words }: { words: readonly string[] }): ReactNode {
  const wording = useWording();
  return (
    <p className={styles.repair}>
      <Translate id="docs.search.partial" values={{ words: <strong>{missingWords(words, wording)}</strong> }}>
        {'The best result does not mention {words}. It matches the rest of your query.'}
      </Translate>
    </p>
  );
}
