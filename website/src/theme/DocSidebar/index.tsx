import { useWindowSize } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type { ReactNode } from 'react';

/** Overridden because the stock one shows the side menu at 996 px, which is only for narrower windows (spec 2). */
export default function DocSidebar(props: Props): ReactNode {
  const windowSize = useWindowSize({ desktopBreakpoint: 995 });
  return windowSize === 'mobile' ? <DocSidebarMobile {...props} /> : <DocSidebarDesktop {...props} />;
}
