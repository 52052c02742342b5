import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Overridden because the stock category animates through inline styles, which the content security policy forbids.
 * Every category here has an index page, so its label is always a link and works without script.
 */
export default function DocSidebarItemCategory({ item, onItemClick, activePath, level }: Props): ReactNode {
  const { label, href, items } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const [collapsed, setCollapsed] = useState(!isActive && item.collapsed);

  // A category expands when the reader comes to one of its pages, and never collapses by itself (spec 2).
  // biome-ignore lint/correctness/useExhaustiveDependencies: activePath is what "comes to" means
  useEffect(() => {
    if (isActive) setCollapsed(false);
  }, [isActive, activePath]);

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
      )}
    >
      <div className="menu__list-item-collapsible">
        <Link
          className={clsx('menu__link', isActive && 'menu__link--active')}
          href={href}
          onClick={() => onItemClick?.(item)}
          aria-current={isCurrentPage ? 'page' : undefined}
        >
          {label}
        </Link>
        <button
          type="button"
          className="sidebar-caret"
          aria-expanded={!collapsed}
          aria-label={
            collapsed
              ? translate(
                  {
                    id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
                    message: "Expand sidebar category '{label}'",
                  },
                  { label },
                )
              : translate(
                  {
                    id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
                    message: "Collapse sidebar category '{label}'",
                  },
                  { label },
                )
          }
          onClick={() => setCollapsed(!collapsed)}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path
              d="m6 4 4 4-4 4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </div>
      {!collapsed && (
        <ul className="menu__list">
          <DocSidebarItems
            items={items}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        </ul>
      )}
    </li>
  );
}
