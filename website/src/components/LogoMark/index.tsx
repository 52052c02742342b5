import type { ReactNode } from 'react';

/** The logo: a tile grid in which one tile is recognized. static/img/favicon.svg draws the same. */
export default function LogoMark(): ReactNode {
  return (
    <svg className="logo-mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <rect x="2" y="2" width="11" height="11" rx="3" className="logo-tile" />
      <rect x="15" y="2" width="11" height="11" rx="3" className="logo-tile" />
      <rect x="2" y="15" width="11" height="11" rx="3" className="logo-tile" />
      <rect x="15" y="15" width="11" height="11" rx="3" className="logo-hit" />
      <path d="m17.8 20.6 2 2 3.5-3.9" className="logo-check" />
    </svg>
  );
}
