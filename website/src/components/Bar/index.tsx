import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  closeLabel: string;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A line of text across the page that the reader can put away: the announcement, the support banner. */
export default function Bar({ label, closeLabel, onClose, className, children }: Props): ReactNode {
  const close = ({ currentTarget }: MouseEvent) => {
    const bar = currentTarget.parentElement;
    focus(bar?.nextElementSibling ?? bar?.previousElementSibling);
    onClose();
  };
  return (
    <aside className={clsx(styles.bar, className)} aria-label={label}>
      <p>{children}</p>
      <button type="button" className="icon-button" onClick={close} aria-label={closeLabel}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}

/** The part of the page beside the bar takes the focus, or it would be lost with the button that has it. */
function focus(part: Element | null | undefined): void {
  if (!(part instanceof HTMLElement)) return;
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  part.focus({ preventScroll: true });
}
