import { readFileSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';
import { CHECK, HIT, MARK_SIZE, TILE, TILES } from '../shared/mark.ts';

/** The colors of tokens.css by name, for graphics and metadata outside the style sheet. */
export type Colors = Readonly<Record<string, string>>;

export function readColors(mode: 'light' | 'dark'): Colors {
  const css = readFileSync(new URL('../src/css/tokens.css', import.meta.url), 'utf8');
  const block =
    mode === 'light'
      ? /^:root \{([^}]*)/m.exec(css)
      : /^[^\n{]*\[data-theme="dark"\][^{]*\{([^}]*)/m.exec(css);
  if (!block?.[1]) throw new Error(`website/src/css/tokens.css has no block of ${mode} colors.`);
  const pairs = block[1].matchAll(/--([\w-]+): (#[\da-f]{3,8});/g);
  return Object.fromEntries([...pairs].map(([, name, value]) => [name, value]));
}

/** The logo as an `<svg>`. */
export function drawMark(colors: Colors): string {
  return markOf({
    tile: fill(colors.tile),
    hit: fill(colors.accent),
    check: `stroke="${colors['on-accent']}"`,
  });
}

/** The logo as a favicon: it follows the color mode of the browser, not that of the page. */
export function drawFavicon(): string {
  const style = ({ tile, accent, 'on-accent': check }: Colors) =>
    `.t{fill:${tile}}.h{fill:${accent}}.c{stroke:${check}}`;
  const styles = `<style>${style(readColors('light'))}@media(prefers-color-scheme:dark){${style(readColors('dark'))}}</style>`;
  return markOf({ tile: 'class="t"', hit: 'class="h"', check: 'class="c"' }, styles);
}

const fill = (color: string | undefined) => `fill="${color}"`;

function markOf(paint: Record<'tile' | 'hit' | 'check', string>, styles = ''): string {
  const rect = ({ x, y }: { x: number; y: number }, color: string) =>
    `<rect x="${x}" y="${y}" width="${TILE.side}" height="${TILE.side}" rx="${TILE.radius}" ${color}/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" aria-hidden="true">${styles}`,
    ...TILES.map((at) => rect(at, paint.tile)),
    rect(HIT, paint.hit),
    `<path d="${CHECK.d}" fill="none" ${paint.check} stroke-width="${CHECK.width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}

/** @param width in pixels; that of the viewBox if it is left out */
export async function renderPng(svg: string, width?: number): Promise<Buffer> {
  const fitTo = width ? { mode: 'width' as const, value: width } : { mode: 'original' as const };
  return (await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } })).asPng();
}
