import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { failedText } from '../CodeBlock/outcome';
import { useOutcome } from '../CodeBlock/useOutcome';
import Disclosure from '../Disclosure';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Resolves with the outcome in the reader's language. */
type Perform = () => Promise<string>;

export interface CopyMenuProps {
  className?: string;
  label: ReactNode;
  perform: Perform;
  menuLabel: string;
  items: (false | { label: ReactNode; action: string | Perform })[];
}

/** A split button: it copies, and the menu beside it has links and other actions. The button shows the outcome of all. */
export default function CopyMenu({ className, label, perform, menuLabel, items }: CopyMenuProps): ReactNode {
  const { outcome, show } = useOutcome();
  const button = useRef<HTMLButtonElement>(null);

  const choose = (event: MouseEvent, action: Perform) => {
    event.currentTarget.closest('details')?.removeAttribute('open');
    button.current?.focus();
    start(action);
  };

  /** The outcome is shorter than the label. The button keeps its width. */
  const start = (action: Perform) => {
    const { current } = button;
    if (current) current.style.minWidth = `${current.offsetWidth}px`;
    void show(action());
  };

  return (
    <div className={clsx(className, styles.copyMenu)}>
      <button
        ref={button}
        type="button"
        data-copied={outcome && (outcome === failedText() ? 'failed' : '')}
        onClick={() => start(perform)}
      >
        <i className="copy-tile" />
        {outcome ?? label}
      </button>
      <Disclosure
        label={menuLabel}
        summary={
          <Icon size={16}>
            <path d="m6 9 6 6 6-6" />
          </Icon>
        }
      >
        {items.map(
          (item, position) =>
            item && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a menu's items stay in their order
              <li key={position}>
                {typeof item.action === 'string' ? (
                  <a href={item.action}>{item.label}</a>
                ) : (
                  <button type="button" onClick={(event) => choose(event, item.action as Perform)}>
                    {item.label}
                  </button>
                )}
              </li>
            ),
        )}
      </Disclosure>
    </div>
  );
}
