import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawFavicon } from './brand-graphics.ts';

it('the favicon is the mark of shared/mark.ts in the colors of tokens.css', () => {
  const favicon = readFileSync(new URL('../static/img/favicon.svg', import.meta.url), 'utf8');
  expect(favicon.trim(), 'write the expected text to website/static/img/favicon.svg').toBe(drawFavicon());
});
