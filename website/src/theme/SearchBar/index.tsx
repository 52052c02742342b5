import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  return (
    <Link className={styles.button} to={useBaseUrl('/search')}>
      <Translate id="docs.search.button">Search</Translate>
    </Link>
  );
}
