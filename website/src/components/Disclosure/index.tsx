import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import styles from './styles.module.css';

export interface DisclosureProps {
  /** The element itself, for components that open or close it. */
  details?: RefObject<HTMLDetailsElement | null>;
  className?: string | undefined;
  summary: ReactNode;
  /** What a screen reader says in place of the summary. */
  label?: string;
  /** List items. */
  children: ReactNode;
}

/** A native disclosure as a menu. It opens and closes before React too (browser/close-menus.ts). */
export default function Disclosure({ details, className, summary, label, children }: DisclosureProps) {
  return (
    <details ref={details} className={clsx(styles.dropdown, className)} data-menu="">
      <summary aria-label={label}>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
