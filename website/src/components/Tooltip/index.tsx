import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useId, useState } from 'react';
import styles from './styles.module.css';

/**
 * A note behind a small mark. It shows on hover and focus by CSS alone, so it works before React and by keyboard;
 * its text is the button's description for screen readers. Escape hides it, because it may cover other text.
 */
export default function Tooltip({ text }: { text: string }): ReactNode {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const allow = () => setDismissed(false);

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, []);

  return (
    <span className={styles.tooltip} data-dismissed={dismissed || undefined}>
      <button
        type="button"
        aria-label={translate({ id: 'docs.tooltip.label', message: 'Note' })}
        aria-describedby={id}
        data-native=""
        onPointerEnter={allow}
        onFocus={allow}
      >
        ?
      </button>
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
