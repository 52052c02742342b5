import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';

const SRC = join(__dirname, '..');
const TOKENS = 'css/tokens.css';

/**
 * Checked: colors everywhere; lengths in properties of type, space and radius, and in custom properties. Not checked: the
 * dimensions of one component (width, height, border-width, breakpoints), and lengths relative to the text or the
 * window (em, %, vw), which have no fixed size to share.
 */
const COLOR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:black|white|red|green|blue|gr[ae]y|silver|orange|yellow)(?![\w-])/i;
const SIZED =
  /^(?:font|font-size|letter-spacing|(?:scroll-)?(?:padding|margin)(?:-\w+)*|(?:row-|column-)?gap|border(?:-\w+)*-radius|inset(?:-\w+)*|top|left|right|bottom|--[\w-]+)$/;
const LENGTH = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|pt|cm|mm|in|ch)\b/;
const TRACKING = /\d/;

it.each(styleSheets())(
  'outside of tokens.css, %s has no literal color, font size, space or radius',
  (file) => {
    expect(literalsIn(readFileSync(join(SRC, file), 'utf8'))).toEqual([]);
  },
);

it.each([
  ['p { color: #fff }', 'color: #fff'],
  ['p { border: 1px solid rgb(0 0 0 / 10%) }', 'border: 1px solid rgb(0 0 0 / 10%)'],
  ['p { background: white }', 'background: white'],
  ['p { padding: 0 0.3rem }', 'padding: 0 0.3rem'],
  ['p { margin-block-start: calc(100% + 3px) }', 'margin-block-start: calc(100% + 3px)'],
  ['p { font: 600 15px / 1 var(--font) }', 'font: 600 15px / 1 var(--font)'],
  ['p { letter-spacing: -0.02em }', 'letter-spacing: -0.02em'],
  ['p { border-end-end-radius: 3px }', 'border-end-end-radius: 3px'],
  ['p { --own: 3px }', '--own: 3px'],
])('the check finds the literal in %s', (css, literal) => {
  expect(literalsIn(css)).toEqual([literal]);
});

it('the check leaves tokens, keywords, hairlines and relative lengths alone', () => {
  const css =
    'p { color: var(--text); border: 1px solid var(--line); padding: 0 var(--space-2); margin: 0 auto; font-size: 0.9em; inset: 0 auto 10% 0; width: 3rem; white-space: nowrap; letter-spacing: 0 }';
  expect(literalsIn(css)).toEqual([]);
});

function styleSheets(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.css') && path !== TOKENS);
}

function literalsIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value }) => {
    const tracking = prop === 'letter-spacing' && TRACKING.test(value.replace(/^0$/, ''));
    if (COLOR.test(value) || tracking || (SIZED.test(prop) && LENGTH.test(value.trim()))) {
      found.push(`${prop}: ${value.trim()}`);
    }
  });
  return found;
}
