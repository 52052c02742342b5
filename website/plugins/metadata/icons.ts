import { drawMark, readColors, renderPng } from '../brand-graphics.ts';

interface Icon {
  file: string;
  size: number;
  /** The logo's share of the width. A maskable icon may be cropped to a circle of four fifths. */
  mark: number;
  opaque: boolean;
  purpose?: 'any' | 'maskable';
}

export const APPLE_TOUCH_ICON = 'img/apple-touch-icon.png';

export const ICONS: Icon[] = [
  { file: 'img/icon-192.png', size: 192, mark: 1, opaque: false, purpose: 'any' },
  { file: 'img/icon-512.png', size: 512, mark: 1, opaque: false, purpose: 'any' },
  { file: 'img/icon-maskable-192.png', size: 192, mark: 0.58, opaque: true, purpose: 'maskable' },
  { file: 'img/icon-maskable-512.png', size: 512, mark: 0.58, opaque: true, purpose: 'maskable' },
  { file: APPLE_TOUCH_ICON, size: 180, mark: 0.72, opaque: true },
];

export function drawIcon({ size, mark, opaque }: Icon): Promise<Buffer> {
  const colors = readColors('light');
  const side = size * mark;
  const at = (size - side) / 2;
  const ground = opaque ? `<rect width="${size}" height="${size}" fill="${colors.surface}"/>` : '';
  const inner = drawMark(colors).replace(
    '<svg ',
    `<svg x="${at}" y="${at}" width="${side}" height="${side}" `,
  );
  return renderPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}${inner}</svg>`,
    size,
  );
}
