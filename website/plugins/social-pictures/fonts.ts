import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const PACKAGE = '@fontsource-variable/noto-sans-sc';
const WEIGHTS = [400, 700] as const;

/** Ranges of characters by slice: the package splits Noto Sans SC (Latin, Cyrillic, Chinese) into a hundred files. */
const SLICES = Object.entries(require(`${PACKAGE}/unicode.json`) as Record<string, string>).map(
  ([key, ranges]) => ({
    name: key.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = 0, to = from] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return { from, to };
    }),
  }),
);

/** The characters of the text in two weights. satori reads neither WOFF2 nor variable fonts, hence the conversion. */
export async function readFonts(text: string): Promise<Font[]> {
  const characters = new Map<string, string>();
  for (const character of new Set(text)) {
    const slice = sliceOf(character);
    characters.set(slice, (characters.get(slice) ?? '') + character);
  }
  const fonts: Font[] = [];
  for (const [name, subset] of characters) {
    const woff2 = await readFile(require.resolve(`${PACKAGE}/files/noto-sans-sc-${name}-wght-normal.woff2`));
    for (const weight of WEIGHTS) {
      const data = await subsetFont(woff2, subset, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
      fonts.push({ name, data, weight, style: 'normal' });
    }
  }
  return fonts;
}

function sliceOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const slice = SLICES.find(({ ranges }) => ranges.some(({ from, to }) => from <= code && code <= to));
  if (!slice)
    throw new Error(`The font of the social pictures has no "${character}": reword the text with it.`);
  return slice.name;
}
