import type { ReactNode } from 'react';
import { CHECK, HIT, MARK_SIZE, TILE, TILES } from '../../../shared/mark';

/** The logo, drawn inline so that it follows the color mode. */
export default function LogoMark(): ReactNode {
  const tile = { width: TILE.side, height: TILE.side, rx: TILE.radius };
  return (
    <svg
      className="logo-mark"
      viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
      width={MARK_SIZE}
      height={MARK_SIZE}
      aria-hidden="true"
    >
      {TILES.map(({ x, y }) => (
        <rect key={`${x} ${y}`} {...tile} x={x} y={y} className="logo-tile" />
      ))}
      <rect {...tile} {...HIT} className="logo-hit" />
      <path d={CHECK.d} className="logo-check" />
    </svg>
  );
}
