import type { Props } from '@theme/Admonition/Layout';
import type { ReactNode } from 'react';
import Icon from '../../../components/Icon';

const BULB = 'M9 18h6m-5 3h4M9 15a6 6 0 1 1 6 0z';
const TRIANGLE = 'M12 3 2 20h20zm0 7v4m0 3v.1';
const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5m0-8v-.1';
const ICONS: Record<string, string> = { tip: BULB, warning: TRIANGLE, danger: TRIANGLE };

/** Overridden to draw its icon like the others of the site, and its heading in sentence case (css/markdown.css). */
export default function AdmonitionLayout({ type, title, children, id }: Props): ReactNode {
  return (
    <div className={`theme-admonition theme-admonition-${type}`} id={id}>
      <div className="admonition-heading">
        <Icon>
          <path d={ICONS[type] ?? CIRCLE} />
        </Icon>
        {title}
      </div>
      {children}
    </div>
  );
}
