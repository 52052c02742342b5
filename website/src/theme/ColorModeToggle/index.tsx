import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Overridden because the stock toggle is disabled until React has hydrated. Both icons are always there and CSS shows
 * the right one, so the button is true before React; its name says what it does, not the current state, for the same reason.
 */
export default function ColorModeToggle({ className, onChange }: Props): ReactNode {
  const label = translate({ id: 'docs.colorToggle.label', message: 'Switch between light and dark mode' });
  return (
    <div className={className}>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={() => onChange(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')}
      >
        <svg className={styles.sun} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="12" cy="12" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.75" />
          <path
            d="M12 2.5v2.25M12 19.25v2.25M2.5 12h2.25M19.25 12h2.25M5.3 5.3l1.6 1.6M17.1 17.1l1.6 1.6M18.7 5.3l-1.6 1.6M6.9 17.1l-1.6 1.6"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
          />
        </svg>
        <svg className={styles.moon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        </svg>
      </button>
    </div>
  );
}
