import type { ReactNode } from 'react';

const PLACES = [2, 34, 66];
const MISSING = 34;

/** The nine tiles of the hero without the one in the middle. */
export default function MissingTile(): ReactNode {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      {PLACES.flatMap((y) =>
        PLACES.map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="28"
            height="28"
            rx="6"
            className={x === MISSING && y === MISSING ? 'missing-tile' : 'logo-tile'}
          />
        )),
      )}
    </svg>
  );
}
