import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import Contents from '../../components/Contents';
import styles from './styles.module.css';
import { useCurrentSection } from './useCurrentSection';

/** Overridden to add the label, and to mark the current section for screen readers too. */
export default function TOC({ className, ...props }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useCurrentSection(list, props.toc);

  return (
    <div ref={list} className={clsx(styles.toc, className)}>
      <b>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </b>
      <Contents {...props} />
    </div>
  );
}
