import Translate, { translate } from '@docusaurus/Translate';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Overridden because the stock bar sets its colours inline (forbidden by the content security policy) and takes one
 * HTML string for all languages. Until React is there, the loader hides a dismissed bar through `data-announcement`.
 */
export default function AnnouncementBar(): ReactNode {
  const { isActive, close } = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <aside
      className={styles.bar}
      data-announcement-bar=""
      aria-label={translate({ id: 'docs.announcement.label', message: 'Announcement' })}
    >
      <p>
        <Translate id="docs.announcement.text">
          This documentation now speaks four languages.
        </Translate>
      </p>
      <button
        type="button"
        className="icon-button"
        onClick={close}
        aria-label={translate({ id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close' })}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
