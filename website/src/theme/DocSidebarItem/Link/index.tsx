import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';

/**
 * Overridden because the stock item has two classes and an element that nothing here uses, on two dozen entries of a
 * page, and because a navigation changes only two entries of the sidebar, but the stock ones all render again.
 */
export default memo(DocSidebarItemLink, (before, after) => {
  const { activePath: oldPath, ...old } = before;
  const { activePath: newPath, ...now } = after;
  const isActive = isActiveSidebarItem(before.item, oldPath);
  return (
    isActive === isActiveSidebarItem(after.item, newPath) &&
    Object.keys(now).every((name) => now[name as keyof typeof now] === old[name as keyof typeof old])
  );
});

function DocSidebarItemLink({ item, onItemClick, activePath, level }: Props): ReactNode {
  const { href, label, className } = item;
  return (
    <li className={clsx('menu__list-item', level === 1 && 'menu__list-item--top', className)}>
      <Link
        className="menu__link"
        aria-current={isActiveSidebarItem(item, activePath) ? 'page' : undefined}
        to={href}
        onClick={() => onItemClick?.(item)}
      >
        {label}
      </Link>
    </li>
  );
}
