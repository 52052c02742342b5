import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Checks what axe cannot: the text of a drawing, a gradient, the focus ring and the border of a field. */
const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const MODES = {
  light: tokens(css.slice(0, css.indexOf('[data-theme="dark"]'))),
  dark: tokens(css.slice(css.indexOf('[data-theme="dark"]'))),
};
const SURFACES = ['surface', 'surface-soft', 'surface-raised', 'surface-hover', 'accent-soft'];

describe.each(Object.entries(MODES))('in the %s mode', (_, colors) => {
  const contrast = (one: string, other: string) => ratio(colors[one] ?? '', colors[other] ?? '');

  it.each(['text', 'text-muted', 'accent', 'good', 'bad'])('--%s is readable on every surface', (color) => {
    for (const surface of SURFACES)
      expect(contrast(color, surface), `on --${surface}`).toBeGreaterThanOrEqual(4.5);
  });

  const codeColors = Object.keys(colors).filter((name) => name.startsWith('code-') && name !== 'code-bg');

  it('code has colors of its own', () => {
    expect(codeColors.length).toBeGreaterThan(5);
  });

  it.each(codeColors)('--%s is readable in a code block', (color) => {
    expect(contrast(color, 'code-bg')).toBeGreaterThanOrEqual(5);
  });

  it('text on the accent and the text of a tooltip are readable', () => {
    expect(contrast('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('surface', 'text')).toBeGreaterThanOrEqual(4.5);
  });

  it('the focus ring and the borders of fields are visible on every surface', () => {
    for (const surface of SURFACES) {
      expect(contrast('accent', surface), `ring on --${surface}`).toBeGreaterThanOrEqual(3);
      expect(contrast('line-strong', surface), `frame on --${surface}`).toBeGreaterThanOrEqual(3);
    }
  });
});

function tokens(rules: string): Record<string, string> {
  return Object.fromEntries(
    [...rules.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name, color]) => [name, color]),
  );
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
