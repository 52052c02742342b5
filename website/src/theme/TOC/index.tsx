import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Overridden for the label above the contents. The last class of the links keeps the highlight to this list. */
export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <div className={clsx(styles.toc, className)}>
      <b>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </b>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </div>
  );
}
