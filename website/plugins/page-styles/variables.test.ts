import { expect, it } from 'vitest';
import { reduceVariables } from './variables.ts';

it('writes a property that is set once, for every page, as its value', () => {
  expect(
    reduceVariables(
      ':root{--space-4:1rem;--line:#ddd}[data-theme=dark]{--line:#222}p{margin:0 var(--space-4);color:var(--line)}',
    ),
  ).toBe(':root{--line:#ddd}[data-theme=dark]{--line:#222}p{margin:0 1rem;color:var(--line)}');
});

it('keeps a property that a media query, another element or another property decides', () => {
  for (const css of [
    ':root{--width:1rem}@media (width>9rem){:root{--width:2rem}}p{width:var(--width)}',
    '.markdown{--gap:1rem}p{gap:var(--gap)}',
    ':root{--line:#ddd}[data-theme=dark]{--line:#222}:root{--frame:var(--line)}p{color:var(--frame)}',
  ]) {
    expect(reduceVariables(css)).toBe(css);
  }
});

it('removes what no rule reads, in whatever place of a value the others are read', () => {
  expect(
    reduceVariables(
      ':root{--a:1px;--b:var(--c);--c:2px}@media print{:root{--c:3px}}p{margin:var(--a) var(--d)}.x{--d:1px}.y{--d:2px}',
    ),
  ).toBe('@media print{}p{margin:1px var(--d)}.x{--d:1px}.y{--d:2px}');
});
