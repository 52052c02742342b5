import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import { memo } from 'react';

/** Wrapped because a navigation changes two entries of the sidebar, and the stock one renders all of them again. */
export default memo(OriginalLink, (before: Props, after: Props) => {
  const { activePath: oldPath, ...old } = before;
  const { activePath: newPath, ...now } = after;
  const isActive = isActiveSidebarItem(before.item, oldPath);
  return (
    isActive === isActiveSidebarItem(after.item, newPath) &&
    Object.keys(now).every((name) => now[name as keyof typeof now] === old[name as keyof typeof old])
  );
});
