import { brand } from '@docs/site/brand';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { SUPPORT_BANNER_KEY } from '../../browser/keys';
import { write } from '../../browser/storage';
import { useSiteFields } from '../../hooks/useSiteFields';
import ClosableBar from '../ClosableBar';
import styles from './styles.module.css';

/** First what to check, then support. Visible until closed, then hidden for the session (spec 4.5). The inline script hides it on later pages before they paint. */
export default function SupportBanner(): ReactNode {
  const { tokenProblems, callSupport } = useSiteFields().strings;
  const [closed, setClosed] = useState(false);
  if (closed) return null;

  function close() {
    write('sessionStorage', SUPPORT_BANNER_KEY, 'hidden');
    document.documentElement.dataset.supportBanner = 'hidden';
    setClosed(true);
  }

  return (
    <ClosableBar
      className={styles.banner}
      label={translate({ id: 'docs.supportBanner.label', message: 'Support' })}
      closeLabel={translate({ id: 'docs.supportBanner.close', message: 'Hide the support banner' })}
      onClose={close}
    >
      <Link to="/docs/api/token-accept">{sentences(tokenProblems)}</Link>
      <a href={brand.hosts.helpdesk} target="_blank" rel="noopener noreferrer">
        {callSupport}
      </a>
    </ClosableBar>
  );
}

/** Each on its own line where both do not fit one. */
function sentences(text: string): ReactNode {
  return text.match(/[^?？]+[?？]?\s*/g)?.map((sentence) => <span key={sentence}>{sentence}</span>);
}
