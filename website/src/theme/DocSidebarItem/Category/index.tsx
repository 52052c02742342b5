import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import Icon from '../../../components/Icon';

/**
 * Overridden because the stock category animates through inline styles, which the content security policy forbids.
 * Every category here has an index page, so its label is always a link and works without script.
 */
export default function DocSidebarItemCategory({ item, onItemClick, activePath, level }: Props): ReactNode {
  const { label, href, items } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const [collapsed, setCollapsed] = useState(!isActive && item.collapsed);

  // A category expands when the reader comes to one of its pages, and never collapses by itself (spec 2.5).
  // biome-ignore lint/correctness/useExhaustiveDependencies: activePath is what "comes to" means
  useEffect(() => {
    if (isActive) setCollapsed(false);
  }, [isActive, activePath]);

  return (
    <li className={clsx('menu__list-item', `theme-doc-sidebar-item-category-level-${level}`)}>
      <div className="menu__list-item-collapsible">
        <Link
          className="menu__link"
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
          <Icon size={16}>
            <path d="m9 6 6 6-6 6" />
          </Icon>
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
