import type { ReactNode } from 'react';
import styles from './Scenes.module.css';

const SIDE = 40;
const STEP = 46;
/** Drawn on a tile of 40 units, in the color of the page. */
const PICTURES = {
  hills: 'M4 33 14 17l8 11 4-5 10 10zM29 8a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  light: 'M18 6h4a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-1v6h-2v-6h-1a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z',
  house: 'M20 8 34 20h-3v12h-8v-8h-6v8H9V20H6z',
  car: 'M8 24l4-9h16l4 9 2 1v7h-5v-3H11v3H6v-7zM14 18l-2 5h16l-2-5z',
  tree: 'M20 6a9 9 0 0 1 4 17h-2.5v10h-3V23H16a9 9 0 0 1 4-17z',
  road: 'M16 7h3v5h2V7h3l9 26H22v-7h-4v7H7zM19 16v6h2v-6z',
  tower: 'M11 7h18v26H11zM15 11v4h4v-4zM21 11v4h4v-4zM15 18v4h4v-4zM21 18v4h4v-4zM18 26v7h4v-7z',
};
/** Row by row. The lights are what the captcha asks for; the last one is the tile of the logo. */
const TILES = ['hills', 'light', 'house', 'light', 'car', 'tree', 'road', 'tower', 'light'] as const;
const LAMPS = [11, 17, 23];

/** The logo, enlarged to a captcha of nine tiles: it is solved, and under the pointer it is cleared and solved again. */
export default function Scenes(): ReactNode {
  return (
    <svg className={styles.scenes} viewBox="-2 -4 140 140" aria-hidden="true">
      {TILES.map((picture, tile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change
        <g key={tile} transform={`translate(${(tile % 3) * STEP} ${Math.floor(tile / 3) * STEP})`}>
          <rect className={styles.tile} width={SIDE} height={SIDE} rx="9" />
          {picture === 'light' && <rect className={styles.hit} width={SIDE} height={SIDE} rx="9" />}
          <path className={styles.picture} d={PICTURES[picture]} fillRule="evenodd" />
          {picture === 'light' && (
            <>
              {LAMPS.map((y) => (
                <circle key={y} className={styles.lamp} cx="20" cy={y} r="2.2" />
              ))}
              <g className={styles.tick}>
                <circle cx="34" cy="6" r="7.5" />
                <path d="m30.8 6.2 2.2 2.2 4-4.6" />
              </g>
            </>
          )}
        </g>
      ))}
      <path className={styles.pointer} d="M118 118l19 7.5-8.2 3-3 8.2z" />
    </svg>
  );
}
