import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Answer } from './answer';
import styles from './messages.module.css';
import Quoted from './Quoted';

/** Says that spelling or keyboard layout was mended, with the way back to what was typed. */
export default function RepairNotice({
  answer,
  onLiteral,
}: {
  answer: Answer;
  onLiteral(): void;
}): ReactNode {
  return (
    <p className={styles.repair}>
      <span>
        <Translate id="docs.search.repaired" values={{ query: <Quoted text={answer.repaired ?? ''} /> }}>
          {'Showing results for {query}.'}
        </Translate>
      </span>{' '}
      <button type="button" onClick={onLiteral}>
        <Translate id="docs.search.literal" values={{ query: answer.query }}>
          {'Search for “{query}” instead'}
        </Translate>
      </button>
    </p>
  );
}
