import Translate from '@docusaurus/Translate';
import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '../browser/when-idle';
import { SearchIcon } from './icons';
import styles from './SearchButton.module.css';
import { prefetchModal } from './useSearchModal';

/** A form, so that the button leads to the results page if script is blocked. */
export default function SearchButton({ action, onOpen }: { action: string; onOpen(): void }): ReactNode {
  useEffect(() => whenIdle(prefetchModal), []);

  return (
    <form action={action}>
      <button
        type="submit"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prefetchModal}
        onFocus={prefetchModal}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        <SearchIcon size={18} />
        <span className={styles.label}>
          <Translate id="docs.search.button">Search</Translate>
        </span>
        {/* Both hints are in the page, which is the same for all readers; the inline script sets the platform. */}
        <kbd className={styles.control}>Ctrl+K</kbd>
        <kbd className={styles.command}>
          <span aria-hidden="true">⌘K</span>
          <span className="sr-only">Command+K</span>
        </kbd>
      </button>
    </form>
  );
}
