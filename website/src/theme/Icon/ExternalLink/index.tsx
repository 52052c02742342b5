import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Overridden because the stock icon refers to a sprite that is put into the page with an inline style. */
export default function IconExternalLink(): ReactNode {
  return (
    <svg
      className="external-icon"
      viewBox="0 0 16 16"
      width="12"
      height="12"
      role="img"
      aria-label={translate({ id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)' })}
    >
      <path
        d="M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
