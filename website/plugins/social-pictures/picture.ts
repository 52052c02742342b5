import { HITS } from '../../src/components/home/tiles.ts';
import { type Colors, drawMark, readColors } from '../brand-graphics.ts';
import { breakLines } from './lines.ts';
import { openTypeface, type Typeface } from './typeface.ts';

export interface PictureText {
  name: string;
  title: string;
  description: string;
  host: string;
}

/** The size that social networks require; src/components/PageHead declares it. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = 750;
const REGULAR = 400;
const BOLD = 700;

/** The picture that is shown when a link to a section is shared, as SVG that needs no font. */
export async function drawPicture(text: PictureText): Promise<string> {
  const typeface = await openTypeface([...Object.values(text), '.']);
  const colors = readColors('light');
  const title = fit(text.title, { sizes: [76, 66, 58, 50, 44], most: 2, weight: BOLD }, typeface);
  const description = fit(text.description, { sizes: [32, 29, 26], most: 3, weight: REGULAR }, typeface);
  const titleTop = 285 - (title.lines.length - 1) * title.size * 0.5;
  const titleEnd = titleTop + (title.lines.length - 1) * title.size * 1.2;
  const write = (words: string, size: number, weight: number, y: number, color = 'text', x = MARGIN) =>
    `<path d="${typeface.outline(words, size, weight, x, y)}" fill="${colors[color]}"/>`;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${colors.surface}"/>`,
    drawTiles(colors),
    `<svg x="${MARGIN - 4}" y="66" width="60" height="60" viewBox="0 0 28 28">${drawMark(colors)}</svg>`,
    write(text.name, 34, BOLD, 108, 'text', MARGIN + 72),
    ...title.lines.map((line, index) => write(line, title.size, BOLD, titleTop + index * title.size * 1.2)),
    ...description.lines.map((line, index) =>
      write(line, description.size, REGULAR, titleEnd + 70 + index * 46, 'text-muted'),
    ),
    write(text.host, 26, REGULAR, HEIGHT - 62, 'accent'),
    '</svg>',
  ].join('');
}

interface Room {
  sizes: number[];
  most: number;
  weight: number;
}

/** The largest size at which the whole text fits. */
function fit(text: string, { sizes, most, weight }: Room, typeface: Typeface) {
  const tries = sizes.map((size) => ({
    size,
    lines: () => breakLines(text, TEXT_WIDTH, most, (words) => typeface.width(words, size, weight)),
  }));
  const whole = tries.find(({ lines }) => !lines().at(-1)?.endsWith('...')) ?? tries[tries.length - 1];
  return { size: whole?.size ?? 0, lines: whole?.lines() ?? [] };
}

/** The tiles of the home page's hero (src/components/home/Exchange), at their end. */
function drawTiles(colors: Colors): string {
  const side = 92;
  const pitch = 106;
  const [left, top] = [842, 163];
  const [check] = /<path.*/.exec(drawMark(colors)) ?? [];
  const tiles = Array.from({ length: 9 }, (_, tile) => {
    const [x, y] = [left + (tile % 3) * pitch, top + Math.floor(tile / 3) * pitch];
    const hit = HITS.includes(tile);
    const rect = `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="18" fill="${colors[hit ? 'accent' : 'accent-soft']}"/>`;
    const onTile = `translate(${x} ${y}) scale(${side / 11}) translate(-15 -15)`;
    return hit ? `${rect}<g transform="${onTile}">${check}</g>` : rect;
  });
  return tiles.join('');
}
