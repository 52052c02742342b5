import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect } from 'react';
import styles from './styles.module.css';

export interface DisclosureProps {
  /** The element itself, for components that open or close it. */
  details: RefObject<HTMLDetailsElement | null>;
  className?: string | undefined;
  summary: ReactNode;
  /** What a screen reader says in place of the summary. */
  label?: string;
  /** List items. */
  children: ReactNode;
}

/** A native disclosure as a menu. It opens before React and without script; Escape and leaving it close it. */
export default function Disclosure({ details, className, summary, label, children }: DisclosureProps) {
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
      } else if (element.contains(event.target as Node)) return;
      element.open = false;
    };
    const events = ['pointerdown', 'focusin', 'keydown'] as const;
    for (const type of events) document.addEventListener(type, close);
    return () => {
      for (const type of events) document.removeEventListener(type, close);
    };
  }, [details]);

  return (
    <details ref={details} className={clsx(styles.dropdown, className)}>
      <summary aria-label={label}>{summary}</summary>
      <ul>{children}</ul>
    </details>
  );
}
