import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { drawingNames, labelDrawing, readDrawing, readDrawingTexts } from '../../website/drawings/read.ts';
import { expect, LOCALES, type Locale, test } from '../test.ts';

// A wide font and a typical one: readers' system fonts are somewhere in between.
const FONTS = [
  ['DejaVu Sans', 'DejaVu Sans Mono'],
  ['Liberation Sans', 'Liberation Mono'],
];
const WIDTH = 320;
const css = ['tokens.css', 'drawings.css']
  .map((file) => readFileSync(`../website/src/css/${file}`, 'utf8'))
  .join('');

for (const locale of LOCALES) {
  test(`the texts of every drawing fit in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    for (const fonts of FONTS) {
      await page.setContent(sheet(locale, fonts));
      await expect(page.locator('figure')).toHaveCount(drawingNames().length);
      expect(await misfits(page), fonts[0]).toEqual([]);
    }
  });
}

function sheet(locale: Locale, [sans, mono]: string[]): string {
  const texts = readDrawingTexts(locale);
  const figures = drawingNames().map((name) => {
    const svg = labelDrawing(readDrawing(name), texts[name]?.labels ?? {});
    return `<figure data-name="${name}">${svg}</figure>`;
  });
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${css}
    body { columns: ${WIDTH}px; font-family: '${sans}', 'Noto Sans CJK SC'; --ifm-font-family-monospace: '${mono}'; }
    figure { inline-size: ${WIDTH}px; margin: 0 0 24px; break-inside: avoid; }</style>${figures.join('')}`;
}

/** Texts that are wider than the box around them, or that touch another text. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const figure of document.querySelectorAll('figure')) {
      const svg = figure.querySelector('svg');
      if (!svg) continue;
      const view = svg.getBoundingClientRect();
      const pad = (4 * view.width) / svg.viewBox.baseVal.width;
      const boxes = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect());
      const texts = [...svg.querySelectorAll('text')].map((text) => ({
        box: text.getBoundingClientRect(),
        is: text.textContent,
      }));
      for (const { box, is } of texts) {
        const y = box.y + box.height / 2;
        const x = box.x + Math.min(box.width / 2, 10);
        const around = [view, ...boxes]
          .filter((b) => b.left <= x && x <= b.right && b.top <= y && y <= b.bottom)
          .sort((a, b) => a.width * a.height - b.width * b.height)[0];
        const side = around ?? view;
        if (box.left < side.left + pad || box.right > side.right - pad)
          found.push(
            `${figure.dataset.name}: "${is}" is ${Math.round(box.width)} px in ${Math.round(side.width)} px`,
          );
        for (const other of texts)
          if (
            other.box !== box &&
            other.box.left < box.right &&
            box.left < other.box.right &&
            other.box.top + 4 < box.bottom &&
            box.top + 4 < other.box.bottom
          )
            found.push(`${figure.dataset.name}: "${is}" meets "${other.is}"`);
      }
    }
    return found;
  });
}
