import Translate, { translate } from '@docusaurus/Translate';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import ClosableBar from '../../components/ClosableBar';
import styles from './styles.module.css';

/**
 * Overridden because the stock bar sets its colors inline (forbidden by the content security policy) and takes one
 * HTML string for all languages. Before React, the inline script hides a dismissed bar through `data-announcement`.
 */
export default function AnnouncementBar(): ReactNode {
  const { isActive, close } = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <ClosableBar
      className={styles.announcement}
      label={translate({ id: 'docs.announcement.label', message: 'Announcement' })}
      closeLabel={translate({ id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close' })}
      onClose={close}
    >
      <Translate id="docs.announcement.text">The docs are now available in several languages.</Translate>
    </ClosableBar>
  );
}
