import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHistoryEntry } from './useHistoryEntry';

/**
 * Overridden because the stock menu does not move the focus into the menu and ignores Escape. In a native modal dialog
 * the browser moves the focus in, keeps it in, closes on Escape and gives the focus back to the button that opened it.
 */
export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: secondaryShown } = useNavbarSecondaryMenu();
  const followInPlace = useHistoryEntry(shown, toggle);

  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) return;
    element.showModal();
    // Closed by Escape or by search. Browsers report it later, so stop listening before this effect closes the dialog
    // itself: the framework can only toggle, and a late report would open the menu again.
    element.addEventListener('close', toggle);
    return () => {
      element.removeEventListener('close', toggle);
      element.close();
    };
  }, [shown, toggle]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard equivalent of a click on the backdrop
    <dialog
      ref={dialog}
      className="theme-layout-navbar-sidebar navbar-sidebar"
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
      onClickCapture={followInPlace}
      onClick={({ target }) => target === dialog.current && toggle()}
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', secondaryShown && 'navbar-sidebar__items--show-secondary')}
      >
        <Panel inert={secondaryShown}>{primaryMenu}</Panel>
        <Panel inert={!secondaryShown}>{secondaryMenu}</Panel>
      </div>
    </dialog>
  );
}

function Panel({ inert, children }: { inert: boolean; children: ReactNode }) {
  return (
    <div className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu" inert={inert}>
      {children}
    </div>
  );
}
