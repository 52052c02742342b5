import { expect, it } from 'vitest';
import { drawFavicon } from './brand-graphics.ts';

// After a change of the mark or its colors: npx vitest run website/plugins/brand-graphics.test.ts -u
it('the favicon is the mark of shared/mark.ts in the colors of tokens.css', async () => {
  await expect(`${drawFavicon()}\n`).toMatchFileSnapshot('../static/img/favicon.svg');
});
