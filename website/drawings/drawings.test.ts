import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@docs/site/locales';
import { describe, expect, it } from 'vitest';
import { elementsOf as allIn, attributesOf, parseXml } from '../test/xml.ts';
import { drawingNames, placeholdersOf, readDrawing, readDrawingTexts } from './read.ts';

const MAX_BYTES = 3584;
const PAGES = fileURLToPath(new URL('../docs', import.meta.url));

/** The drawings that the English pages name; translations have the same tags. */
function drawingsInPages(): string[] {
  const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const text = pages.map((file) => readFileSync(join(PAGES, file), 'utf8')).join('');
  return [...new Set([...text.matchAll(/<Drawing name="([^"]+)"/g)].map(([, name = '']) => name))].sort();
}

const css = (file: string) => readFileSync(new URL(`../src/css/${file}`, import.meta.url), 'utf8');
const styledClasses = new Set([...css('drawings.css').matchAll(/\.(d(?:-[a-z0-9-]+)?)\b/g)].map((m) => m[1]));

describe('the drawings', () => {
  it('are the ones that pages show', () => {
    expect(drawingNames()).toEqual(drawingsInPages());
  });

  it('use every class of drawings.css', () => {
    const used = new Set(drawingNames().flatMap((name) => elementsOf(name).flatMap(classesOf)));
    expect([...styledClasses].filter((name) => name && !used.has(name))).toEqual([]);
  });
});

describe.each(drawingNames())('%s', (name) => {
  it('is well-formed XML with a view box and no fixed size', () => {
    const [root] = elementsOf(name);
    expect(root?.name).toBe('svg');
    expect(root?.attributes.viewBox).toMatch(/^0 0 \d+ \d+$/);
    expect(root?.attributes).not.toHaveProperty('width');
    expect(root?.attributes).not.toHaveProperty('height');
  });

  it('holds shapes and text only: no styles, scripts, fixed colors or outside references', () => {
    const svg = readDrawing(name);
    expect(elementsOf(name).filter(({ name: tag }) => !/^(svg|g|path|rect|circle|text)$/.test(tag))).toEqual(
      [],
    );
    expect(svg).not.toMatch(/\s(style|fill|stroke|color|font-family|font-size|href|xlink:href|on\w+)=/);
    expect(svg).not.toMatch(/url\(|#[0-9a-f]{3,8}\b|rgb|hsl/i);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('//www');
  });

  it('uses only classes that drawings.css styles', () => {
    expect(
      elementsOf(name)
        .flatMap(classesOf)
        .filter((used) => !styledClasses.has(used)),
    ).toEqual([]);
  });

  it('begins its ids with its own name', () => {
    const ids = elementsOf(name).flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
  });

  it(`is at most ${MAX_BYTES} bytes`, () => {
    expect(Buffer.byteLength(readDrawing(name))).toBeLessThanOrEqual(MAX_BYTES);
  });

  it.each(LOCALES)('has a title, a description and exactly its labels in %s', (locale) => {
    const text = readDrawingTexts(locale)[name];
    expect(text?.title).toMatch(/\S/);
    expect(text?.description).toMatch(/[.。]$/);
    expect(Object.keys(text?.labels ?? {}).sort()).toEqual(placeholdersOf(readDrawing(name)).sort());
    for (const label of Object.values(text?.labels ?? {})) expect(label).toMatch(/\S/);
  });
});

it.each(LOCALES)('no text in %s belongs to a drawing that does not exist', (locale) => {
  expect(Object.keys(readDrawingTexts(locale)).sort()).toEqual(drawingNames());
});

describe.each(['light', 'dark'])('in %s mode', (mode) => {
  const surfaces = ['surface', 'd-fill', 'd-fill-2', 'd-accent-soft'];

  it.each(['d-text', 'd-muted'])('%s is readable on every surface (4.5 : 1)', (text) => {
    for (const surface of surfaces)
      expect(contrast(text, surface, mode), surface).toBeGreaterThanOrEqual(4.5);
  });

  it('text on the accent is readable (4.5 : 1)', () => {
    expect(contrast('d-on-accent', 'd-accent', mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['d-ink', 'd-soft', 'd-accent', 'd-good', 'd-bad'])('%s lines stand out (3 : 1)', (line) => {
    for (const surface of surfaces) expect(contrast(line, surface, mode), surface).toBeGreaterThanOrEqual(3);
  });
});

interface DrawnElement {
  name: string;
  attributes: Record<string, string>;
}

function elementsOf(name: string): DrawnElement[] {
  const root = parseXml(readDrawing(name));
  return [root, ...allIn(root, '*')].map((element) => ({
    name: element.tagName,
    attributes: attributesOf(element),
  }));
}

function classesOf({ attributes }: DrawnElement): string[] {
  return attributes.class?.split(' ') ?? [];
}

/** WCAG 2 contrast ratio of two custom properties. */
function contrast(one: string, other: string, mode: string): number {
  const [high = 0, low = 0] = [luminance(color(one, mode)), luminance(color(other, mode))].sort(
    (a, b) => b - a,
  );
  return (high + 0.05) / (low + 0.05);
}

function color(property: string, mode: string): string {
  const tokens = css('tokens.css');
  const dark = tokens.slice(tokens.indexOf("[data-theme='dark']"));
  for (const source of [mode === 'dark' ? dark : '', tokens, css('drawings.css')]) {
    const value = source.match(new RegExp(`--${property}: ([^;]+);`))?.[1];
    if (value?.startsWith('var(')) return color(value.slice('var(--'.length, -1), mode);
    if (value) return value;
  }
  throw new Error(`--${property} is set neither in tokens.css nor in drawings.css.`);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
