import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { releaseOverlayEntry } from '../../../../hooks/useOverlayEntry';
import { MENU } from '../menu';

/**
 * Overridden because the stock menu does not move the focus into the menu and ignores Escape. In a native modal dialog
 * the browser moves the focus in, keeps it in, closes on Escape and gives the focus back to the button that opened it.
 */
export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: secondaryShown } = useNavbarSecondaryMenu();
  const router = useHistory();

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

  /** A link of the menu leads on in place of the menu's entry in the history. */
  function followInPlace(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[href]:not([target])');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || !releaseOverlayEntry(MENU)) return;
    event.preventDefault();
    event.stopPropagation();
    toggle();
    const { origin, pathname, search, hash } = link;
    if (origin === location.origin && !link.dataset.language) router.replace(pathname + search + hash);
    else location.replace(link.href); // another language is another build
  }

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
