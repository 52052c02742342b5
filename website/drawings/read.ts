import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readTexts } from '../shared/texts/read.ts';

export interface DrawingText {
  title: string;
  /** The figure's text alternative. */
  description: string;
  labels: Record<string, string>;
}

// Not import.meta: Playwright loads this file as CommonJS.
const folder = pathToFileURL(`${__dirname}/`);
const PLACEHOLDER = />\{([A-Za-z]\w*)\}</g;

export function drawingNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

/** The drawing as it is in its file, with placeholders. */
export function readDrawing(name: string): string {
  return readFileSync(new URL(`${name}.svg`, folder), 'utf8');
}

/** By drawing; empty for a language that has no labels. */
export function readDrawingTexts(locale: string): Record<string, DrawingText> {
  return readTexts(new URL(`labels/${locale}.yaml`, folder)) as Record<string, DrawingText>;
}

/** The drawing in one language: every `{key}` becomes its label. */
export function labelDrawing(svg: string, labels: Record<string, string>): string {
  return svg.replace(PLACEHOLDER, (_, key: string) => {
    const label = labels[key];
    if (label === undefined)
      throw new Error(`The label "${key}" is missing: add it to website/drawings/labels.`);
    return `>${label.replace(/&/g, '&amp;').replace(/</g, '&lt;')}<`;
  });
}
