import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import OriginalNavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type { ReactNode } from 'react';
import { useOverlayEntry } from '../../../hooks/useOverlayEntry';
import { MENU } from './menu';

/**
 * Wrapped to give the open menu an entry in the history: the framework closes the menu on Back only if the previous page
 * was in the same document, and without React the first navigation is a full load.
 */
export default function NavbarMobileSidebar(): ReactNode {
  useOverlayEntry(MENU, useNavbarMobileSidebar().shown);
  return <OriginalNavbarMobileSidebar />;
}
