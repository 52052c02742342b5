import Translate from '@docusaurus/Translate';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TOC';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import Contents from '../../components/Contents';
import styles from './styles.module.css';

const HIGHLIGHT = {
  linkClassName: 'contents-link',
  linkActiveClassName: 'contents-here',
  minHeadingLevel: 2,
  maxHeadingLevel: 3, // spec 2
};

/** Overridden to add the label, and to add the class of highlighted links here instead of in the built page. */
export default function TOC({ className, ...props }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new table of contents has new links
  useEffect(() => {
    for (const link of list.current?.querySelectorAll('a') ?? []) link.classList.add(HIGHLIGHT.linkClassName);
  }, [props.toc]);
  useTOCHighlight(HIGHLIGHT);

  return (
    <div ref={list} className={clsx(styles.toc, className)}>
      <b>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </b>
      <Contents {...props} />
    </div>
  );
}
