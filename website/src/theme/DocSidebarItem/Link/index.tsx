import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { captchaGroup } from '../../../components/captcha-groups';
import Icon from '../../../components/Icon';
import { GLYPHS } from './glyphs';

/**
 * Overridden to draw the captchas before their names, under the labels of their groups. Every entry of the sidebar is a
 * page of this site, so links to other sites are left out.
 */
export default function DocSidebarItemLink({ item, onItemClick, activePath, level }: Props): ReactNode {
  const { href, label, className, docId, customProps } = item;
  const glyph = docId && GLYPHS[docId];
  const group = customProps?.group;
  return (
    <>
      {group !== undefined && <li className="menu__group">{captchaGroup(group)}</li>}
      <li className={clsx(ThemeClassNames.docs.docSidebarItemLinkLevel(level), 'menu__list-item', className)}>
        <Link
          className="menu__link"
          aria-current={isActiveSidebarItem(item, activePath) ? 'page' : undefined}
          to={href}
          onClick={() => onItemClick?.(item)}
        >
          {glyph && (
            <Icon size={16}>
              <path d={glyph} />
            </Icon>
          )}
          {label}
        </Link>
      </li>
    </>
  );
}
