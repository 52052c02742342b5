import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/**
 * A note behind a small mark. It shows on hover and focus by CSS alone, so it works before React and by keyboard;
 * its text is the button's description for screen readers.
 */
export default function Tooltip({ text }: { text: string }): ReactNode {
  const id = useId();
  return (
    <span className={styles.tooltip}>
      <button
        type="button"
        aria-label={translate({ id: 'docs.tooltip.label', message: 'Note' })}
        aria-describedby={id}
        data-native=""
      >
        ?
      </button>
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
