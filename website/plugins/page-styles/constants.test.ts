import { expect, it } from 'vitest';
import { inlineConstants } from './constants.ts';

it('replaces a property that is set once, for every page, with its value', () => {
  expect(
    inlineConstants(
      ':root{--space-4:1rem;--line:#ddd}[data-theme=dark]{--line:#222}p{margin:var(--space-4)var(--space-4)0 calc(2*var(--space-4));color:var(--line)}',
    ),
  ).toBe(
    ':root{--line:#ddd}[data-theme=dark]{--line:#222}p{margin:1rem 1rem 0 calc(2*1rem);color:var(--line)}',
  );
});

it('keeps a property that depends on a media query, another element or another property', () => {
  for (const css of [
    ':root{--width:1rem}@media (width>9rem){:root{--width:2rem}}p{width:var(--width)}',
    '.markdown{--gap:1rem}p{gap:var(--gap)}',
    ':root{--line:#ddd}[data-theme=dark]{--line:#222}:root{--frame:var(--line)}p{color:var(--frame)}',
  ]) {
    expect(inlineConstants(css)).toBe(css);
  }
});
