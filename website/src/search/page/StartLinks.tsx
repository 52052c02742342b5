import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useStartPages } from '../useStartPages';
import styles from './styles.module.css';

export default function StartLinks(): ReactNode {
  return (
    <nav className={styles.startLinks} aria-labelledby="start-links">
      <p id="start-links">
        <Translate id="docs.search.startPages">Start here</Translate>
      </p>
      <ul>
        {useStartPages().map(({ url, title }) => (
          <li key={url}>
            <Link className="card" to={url}>
              <b>{title}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
