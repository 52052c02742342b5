import { readFileSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';

/** The colors of tokens.css by name, for graphics and metadata outside the style sheet. */
export type Colors = Readonly<Record<string, string>>;

export function readColors(mode: 'light' | 'dark'): Colors {
  const css = readFileSync(new URL('../src/css/tokens.css', import.meta.url), 'utf8');
  const block =
    mode === 'light'
      ? /^:root \{([^}]*)/m.exec(css)
      : /^[^\n{]*\[data-theme="dark"\][^{]*\{([^}]*)/m.exec(css);
  const pairs = (block?.[1] ?? '').matchAll(/--([\w-]+): (#[\da-f]{3,8});/g);
  return Object.fromEntries([...pairs].map(([, name, value]) => [name, value]));
}

/** The logo of src/components/LogoMark as the content of a 28 by 28 `<svg>`. */
export function drawMark(colors: Colors): string {
  const tile = (x: number, y: number, fill: string, opacity = 1) =>
    `<rect x="${x}" y="${y}" width="11" height="11" rx="3" fill="${fill}" fill-opacity="${opacity}"/>`;
  const { accent = '', 'line-strong': line = '', 'on-accent': check = '' } = colors;
  return [
    tile(2, 2, line, 0.45),
    tile(15, 2, line, 0.45),
    tile(2, 15, line, 0.45),
    tile(15, 15, accent),
    `<path d="m17.8 20.6 2 2 3.5-3.9" fill="none" stroke="${check}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}

/** @param width in pixels; that of the viewBox if it is left out */
export async function renderPng(svg: string, width?: number): Promise<Buffer> {
  const fitTo = width ? { mode: 'width' as const, value: width } : { mode: 'original' as const };
  return (await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } })).asPng();
}
