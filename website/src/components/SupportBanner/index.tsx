import { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { brand } from '../../../brand';
import { SUPPORT_BANNER_KEY } from '../../loader/keys';
import { write } from '../../loader/storage';
import { useStrings } from '../../strings/useStrings';
import styles from './styles.module.css';

/** Visible until closed, then hidden for the session (spec 4). The loader hides it on later pages before they paint. */
export default function SupportBanner(): ReactNode {
  const strings = useStrings();
  const [closed, setClosed] = useState(false);
  if (closed) return null;

  function close() {
    write('sessionStorage', SUPPORT_BANNER_KEY, 'hidden');
    document.documentElement.dataset.supportBanner = 'hidden';
    setClosed(true);
  }

  return (
    <aside
      className={styles.banner}
      data-support-banner=""
      aria-label={translate({ id: 'docs.supportBanner.label', message: 'Support' })}
    >
      <p>
        {strings.tokenProblems}{' '}
        <a href={brand.hosts.helpdesk} target="_blank" rel="noopener noreferrer">
          {strings.callSupport}
        </a>
      </p>
      <button
        type="button"
        className="icon-button"
        onClick={close}
        aria-label={translate({ id: 'docs.supportBanner.close', message: 'Hide the support banner' })}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}
