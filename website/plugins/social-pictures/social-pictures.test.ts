import { LOCALES } from '@docs/site/locales';
import { expect, it } from 'vitest';
import { textsOf } from '../../shared/texts';
import { readFonts } from './fonts.ts';
import { drawPicture, ELLIPSIS } from './picture.tsx';

const texts = LOCALES.map((locale) => {
  const { metaTitle, metaDescription } = textsOf(locale).strings;
  return { name: 'Captcha Cloud', title: metaTitle, description: metaDescription, host: 'docs.example.com' };
});

it('draws the text of every language', { timeout: 120_000 }, async () => {
  const fonts = await readFonts(texts.flatMap((text) => Object.values(text)).join('') + ELLIPSIS);
  for (const text of texts) {
    const png = await drawPicture(text, fonts);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // A title without its last letter is another picture: the letter is drawn.
    expect(await drawPicture({ ...text, title: text.title.slice(0, -1) }, fonts)).not.toEqual(png);
  }
});

it('reports the character that the font lacks', async () => {
  await expect(readFonts('ሀ')).rejects.toThrow('The font of the social pictures has no "ሀ"');
});
