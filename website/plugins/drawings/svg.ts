import { DEFAULT_LOCALE } from '@docs/site/locales';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { type DrawingText, labelDrawing, readDrawing, readDrawingTexts } from '../../drawings/read.ts';

/** The drawing in one language as an `<svg>` that is an image to assistive technology, named by its title. */
export function drawingHtml(name: string, locale: string, id: string): string {
  const text = textOf(name, locale);
  const svg = parseSvg(labelDrawing(readDrawing(name), text.labels), name);
  svg.children.unshift(
    named('title', `${id}-title`, text.title),
    named('desc', `${id}-desc`, text.description),
  );
  Object.assign(svg.properties, {
    role: 'img',
    ariaLabelledBy: `${id}-title`,
    ariaDescribedBy: `${id}-desc`,
  });
  return svgHtml(svg);
}

function svgHtml(svg: Element): string {
  return toHtml(svg, {
    space: 'svg',
    preferUnquoted: true,
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: true },
  });
}

/** Every captcha drawing ends with its result: the line and the head of an arrow, a pill and its text (drawings.test.ts). */
const RESULT_PARTS = 4;

/** The captcha alone, for the gallery: without the plate behind it and the result below it. The link around it has a name. */
export function captchaHtml(name: string, locale: string): string {
  const svg = parseSvg(labelDrawing(readDrawing(name), textOf(name, locale).labels), name);
  svg.children = svg.children.slice(1, -RESULT_PARTS);
  Object.assign(svg.properties, { viewBox: '10 4 300 166', ariaHidden: 'true' });
  return svgHtml(svg);
}

/** A label that a language lacks is shown in English. */
function textOf(name: string, locale: string): DrawingText {
  const english = textsOf(DEFAULT_LOCALE)[name];
  if (!english)
    throw new Error(`the drawing "${name}" has no texts; add them to website/drawings/labels/en.yaml`);
  const own = textsOf(locale)[name];
  return { ...english, ...own, labels: { ...english.labels, ...own?.labels } };
}

const texts = new Map<string, Record<string, DrawingText>>();

function textsOf(locale: string): Record<string, DrawingText> {
  const read = texts.get(locale) ?? readDrawingTexts(locale);
  texts.set(locale, read);
  return read;
}

function parseSvg(source: string, name: string): Element {
  const svg = fromHtml(source, { fragment: true, space: 'svg' }).children.find(
    (node) => node.type === 'element',
  );
  if (!svg) throw new Error(`website/drawings/${name}.svg holds no <svg> element`);
  visit(svg, 'element', (element) => {
    if (element.properties.style !== undefined || element.tagName === 'style') {
      throw new Error(
        `website/drawings/${name}.svg styles its <${element.tagName}> in place, which the content security policy forbids; use the classes of src/css/drawings.css`,
      );
    }
    element.children = element.children.filter((child) => child.type === 'element' || !isBlank(child));
  });
  delete svg.properties.xmlns;
  return svg;
}

/** Line breaks between shapes. */
function isBlank(node: ElementContent): boolean {
  return node.type !== 'text' || node.value.trim() === '';
}

function named(tagName: string, id: string, value: string): Element {
  return { type: 'element', tagName, properties: { id }, children: [{ type: 'text', value }] };
}
