import { MAIN_DOC } from '@docs/site/addresses';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useSiteFields } from '../../hooks/useSiteFields';
import Exchange from './Exchange';
import styles from './Hero.module.css';

export default function Hero(): ReactNode {
  const { heroTitle, heroDescription, goText } = useSiteFields().strings;
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1>{heroTitle}</h1>
          <p className={styles.lead}>{heroDescription}</p>
          <p className={styles.permission}>
            <Translate id="docs.home.permission">
              For sites and accounts that you own or are allowed to automate.
            </Translate>
          </p>
          <p className={styles.actions}>
            <Link className="button" to={useBaseUrl(MAIN_DOC)}>
              {goText}
            </Link>
            <Link className="button button-quiet" to={useBaseUrl('/docs/api/api-errors#all-codes')}>
              <Translate id="docs.home.errors">Look up an error code</Translate>
            </Link>
          </p>
        </div>
        <Exchange />
      </div>
    </header>
  );
}
