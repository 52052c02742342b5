import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface DisclosureProps {
  className?: string | undefined;
  summary: ReactNode;
  /** What a screen reader says in place of the summary. */
  label?: string;
  /** List items. */
  children: ReactNode;
}

/** A native disclosure as a menu. It opens and closes before React too (browser/close-menus.ts). */
export default function Disclosure({ className, summary, label, children }: DisclosureProps) {
  return (
    <details className={clsx(styles.dropdown, className)} data-menu="">
      <summary aria-label={label}>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
