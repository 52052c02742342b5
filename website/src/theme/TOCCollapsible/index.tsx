import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Contents from '../../components/Contents';
import styles from './styles.module.css';

/** Overridden with a native disclosure: it opens before React and without script. Following a link closes it (browser/close-menus.ts). */
export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    <details className={clsx(styles.toc, className)} data-contents="">
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <Contents {...props} />
    </details>
  );
}
