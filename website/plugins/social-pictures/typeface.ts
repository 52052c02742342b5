import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';

export interface Typeface {
  width(text: string, size: number, weight: number): number;
  /** SVG path data of the text; its baseline begins at the point. */
  outline(text: string, size: number, weight: number, x: number, y: number): string;
}

/**
 * Text is laid out here and not by resvg, which cannot read WOFF2, ignores the weight of a variable font and does not
 * wrap.
 *
 * Noto Sans SC, which covers Latin, Cyrillic and Chinese. Its package has it in slices, each with some ranges of
 * characters; only the slices that the texts need are read.
 */
export async function openTypeface(texts: string[]): Promise<Typeface> {
  const names = new Set(Array.from(texts.join(''), sliceOf));
  const slices = new Map<string, fontkit.Font>();
  for (const name of names) slices.set(name, await openSlice(name));

  function layOut(text: string, size: number, weight: number) {
    const glyphs: { glyph: fontkit.Glyph; x: number; scale: number }[] = [];
    let x = 0;
    for (const { slice, run } of runsOf(text)) {
      const font = atWeight(slices.get(slice) as fontkit.Font, weight);
      const scale = size / font.unitsPerEm;
      const laidOut = font.layout(run);
      for (const [index, glyph] of laidOut.glyphs.entries()) {
        glyphs.push({ glyph, x, scale });
        x += (laidOut.positions[index]?.xAdvance ?? 0) * scale;
      }
    }
    return { glyphs, width: x };
  }

  return {
    width: (text, size, weight) => layOut(text, size, weight).width,
    outline: (text, size, weight, x, y) =>
      layOut(text, size, weight)
        .glyphs.map(({ glyph, x: advance, scale }) =>
          glyph.path
            .scale(scale, -scale)
            .translate(x + advance, y)
            .toSVG(),
        )
        .join(''),
  };
}

const require = createRequire(import.meta.url);
const FONT = '@fontsource-variable/noto-sans-sc';

const SLICES = Object.entries(require(`${FONT}/unicode.json`) as Record<string, string>).map(
  ([key, list]) => ({
    name: key.replace(/[[\]]/g, ''),
    ranges: list.split(',').map((range) => {
      const [from = 0, to = from] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return { from, to };
    }),
  }),
);

const sliceNames = new Map<string, string>();

function sliceOf(character: string): string {
  const name = sliceNames.get(character) ?? findSlice(character);
  sliceNames.set(character, name);
  return name;
}

function findSlice(character: string): string {
  const code = character.codePointAt(0) as number;
  const slice = SLICES.find(({ ranges }) => ranges.some(({ from, to }) => from <= code && code <= to));
  if (!slice)
    throw new Error(`The font of the social pictures has no "${character}": reword the text with it.`);
  return slice.name;
}

/** Stretches of a text whose characters are in the same slice, so that neighbors are kerned. */
function runsOf(text: string): { slice: string; run: string }[] {
  const runs: { slice: string; run: string }[] = [];
  for (const character of text) {
    const slice = sliceOf(character);
    const last = runs.at(-1);
    if (last?.slice === slice) last.run += character;
    else runs.push({ slice, run: character });
  }
  return runs;
}

const opened = new Map<string, Promise<fontkit.Font>>();

function openSlice(name: string): Promise<fontkit.Font> {
  const font =
    opened.get(name) ?? readSlice(require.resolve(`${FONT}/files/noto-sans-sc-${name}-wght-normal.woff2`));
  opened.set(name, font);
  return font;
}

/** fontkit can set the weight of a variable font only if it is not WOFF2. */
async function readSlice(file: string): Promise<fontkit.Font> {
  return fontkit.create(Buffer.from(await decompress(await readFile(file)))) as fontkit.Font;
}

const weighted = new WeakMap<fontkit.Font, Map<number, fontkit.Font>>();

function atWeight(font: fontkit.Font, weight: number): fontkit.Font {
  const weights = weighted.get(font) ?? new Map<number, fontkit.Font>();
  const found = weights.get(weight) ?? font.getVariation({ wght: weight });
  weighted.set(font, weights.set(weight, found));
  return found;
}
