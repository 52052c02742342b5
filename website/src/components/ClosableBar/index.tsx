import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  label: string;
  closeLabel: string;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A line of text across the page that the reader can close: the announcement, the support banner. */
export default function ClosableBar({ label, closeLabel, onClose, className, children }: Props): ReactNode {
  const close = ({ currentTarget }: MouseEvent) => {
    focus(partAfter(currentTarget));
    onClose();
  };
  return (
    <section className={clsx(styles.bar, className)} aria-label={label}>
      <p>{children}</p>
      <button type="button" className="icon-button" onClick={close} aria-label={closeLabel}>
        <Icon>
          <path d="m6 6 12 12m0-12L6 18" />
        </Icon>
      </button>
    </section>
  );
}

/** The part of the page that follows in the order of the document: the navbar, or the footer. */
function partAfter(control: Element): Element | undefined {
  return [...document.querySelectorAll('nav, footer')].find(
    (part) => control.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Moves the focus to the part of the page next to the bar. Otherwise it would be lost with the close button. */
function focus(part: Element | undefined): void {
  if (!(part instanceof HTMLElement)) return;
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  part.focus({ preventScroll: true });
}
