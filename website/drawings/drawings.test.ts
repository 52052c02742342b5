import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, TRANSLATED_LOCALES } from '@docs/site/locales';
import { describe, expect, it } from 'vitest';
import { elementsOf as allIn, attributesOf, parseXml } from '../test/xml.ts';
import { drawingNames, readDrawing, readDrawingTexts } from './read.ts';

const MAX_BYTES = 3584;
const placeholdersOf = (svg: string) => [...new Set(svg.match(/(?<=>\{)[A-Za-z]\w*(?=\}<)/g))];
const PAGES = fileURLToPath(new URL('../docs', import.meta.url));

/** The drawings that the English pages name; translations have the same tags. */
function drawingsInPages(): string[] {
  const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const text = pages.map((file) => readFileSync(join(PAGES, file), 'utf8')).join('');
  return [
    ...new Set([...text.matchAll(/(?:<Drawing name| drawing)="([^"]+)"/g)].map(([, name = '']) => name)),
  ].sort();
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

  it('prefixes its ids with its name', () => {
    const ids = elementsOf(name).flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
  });

  it(`is at most ${MAX_BYTES} bytes`, () => {
    expect(Buffer.byteLength(readDrawing(name))).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('has a title, a description and exactly its labels in English', () => {
    const text = readDrawingTexts('en')[name];
    expect(text?.title).toMatch(/\S/);
    expect(text?.description).toMatch(/\.$/);
    expect(Object.keys(text?.labels ?? {}).sort()).toEqual(placeholdersOf(readDrawing(name)).sort());
  });

  // What a translation lacks is shown in English, and `npm run translations` reports it.
  it.each(TRANSLATED_LOCALES)('has no label in %s that it does not show, and no empty one', (locale) => {
    const { title = '.', description = '.', labels = {} } = readDrawingTexts(locale)[name] ?? {};
    expect(Object.keys(labels).filter((key) => !placeholdersOf(readDrawing(name)).includes(key))).toEqual([]);
    for (const label of [title, ...Object.values(labels)]) expect(label).toMatch(/\S/);
    expect(description).toMatch(/[.。]$/);
  });
});

it.each(drawingNames().filter((name) => name.startsWith('captcha-')))(
  '%s begins with its plate and ends with its result, which the gallery leaves out',
  (name) => {
    const [, plate, ...parts] = elementsOf(name);
    const result = parts.slice(-4).map(({ name: tag, attributes }) => `${tag} ${attributes.class}`);
    expect(plate?.attributes).toMatchObject({ class: 'd-fill-2', width: '320', height: '224' });
    expect(result).toEqual(['path d-ink', 'path d-head', 'rect d-box-accent', 'text d-mono d-mid']);
  },
);

it.each(LOCALES)('no text in %s belongs to a drawing that does not exist', (locale) => {
  expect(Object.keys(readDrawingTexts(locale)).filter((name) => !drawingNames().includes(name))).toEqual([]);
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
