import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Icon from '../../components/Icon';
import styles from './styles.module.css';

/**
 * Overridden because the stock toggle is disabled until React has hydrated. Both icons are always there and CSS shows
 * the right one, so the button is correct before React. For the same reason its name is the action, not the current
 * state.
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
        <Icon className={clsx('icon', styles.sun)}>
          <circle cx="12" cy="12" r="4.25" />
          <path d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2m0-14-2 2M7 17l-2 2" />
        </Icon>
        <Icon className={clsx('icon', styles.moon)}>
          <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2z" />
        </Icon>
      </button>
    </div>
  );
}
