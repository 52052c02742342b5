import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** Overridden because the stock icon refers to a sprite that is added to the page with an inline style. */
export default function IconExternalLink(): ReactNode {
  return (
    <svg
      className="icon external-icon"
      viewBox="0 0 24 24"
      width="12"
      height="12"
      role="img"
      aria-label={translate({ id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)' })}
    >
      <path d="M9 5H4v15h15v-5M14 4h6v6m0-6-8 8" />
    </svg>
  );
}
