import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Key hints; useless on touch screens, so hidden if there is no keyboard. */
export default function Footer(): ReactNode {
  return (
    <div className={styles.footer}>
      <ul>
        <li>
          <kbd>↵</kbd> <Translate id="docs.search.keys.open">to open</Translate>
        </li>
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="docs.search.keys.move">to move</Translate>
        </li>
        <li>
          <kbd>esc</kbd> <Translate id="docs.search.keys.close">to close</Translate>
        </li>
      </ul>
    </div>
  );
}
