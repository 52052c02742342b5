// Shows every drawing in every language and both color modes, and measures whether each text fits.
// node --import tsx website/drawings/preview.mts [folder for the PNG files] [width of a drawing in px]
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@docs/site/locales';
import { chromium, type Page } from '@playwright/test';
import { drawingNames, labelDrawing, readDrawing, readDrawingTexts } from './read.ts';

// A wide font and a typical one: readers' system fonts are somewhere in between.
const FONTS = { wide: ['DejaVu Sans', 'DejaVu Sans Mono'], usual: ['Liberation Sans', 'Liberation Mono'] };
const css = ['tokens.css', 'drawings.css']
  .map((file) => readFileSync(new URL(`../src/css/${file}`, import.meta.url), 'utf8'))
  .join('');
const [, , folder = 'test-results/drawings', width = '320'] = process.argv;
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
const page = await browser.newPage();
const faults: string[] = [];
for (const locale of LOCALES) {
  for (const [face, family] of Object.entries(FONTS)) {
    for (const mode of ['light', 'dark']) {
      await page.setViewportSize({ width: 1400, height: 900 });
      await page.setContent(sheet(locale, mode, family));
      await page.screenshot({ path: join(folder, `${locale}-${face}-${mode}.png`), fullPage: true });
    }
    for (const fault of await misfits(page)) faults.push(`${locale}, ${face} font: ${fault}`);
  }
}
await browser.close();
console.log(faults.length > 0 ? faults.join('\n') : `All texts fit. Pictures are in ${folder}.`);
process.exitCode = faults.length > 0 ? 1 : 0;

function sheet(locale: Locale, mode: string, family: string[]): string {
  const texts = readDrawingTexts(locale);
  const figures = drawingNames().map((name) => {
    const svg = labelDrawing(readDrawing(name), texts[name]?.labels ?? {});
    return `<figure data-name="${name}">${svg}<figcaption>${texts[name]?.title}</figcaption></figure>`;
  });
  const [sans, mono] = family;
  return `<!doctype html><html lang="${locale}" data-theme="${mode}"><meta charset="utf-8"><style>${css}
    body { margin: 16px; columns: ${width}px; background: var(--surface);
      font-family: '${sans}', 'Noto Sans CJK SC'; --ifm-font-family-monospace: '${mono}'; }
    figure { inline-size: ${width}px; margin: 0 0 24px; break-inside: avoid; }
    figcaption { color: var(--text-muted); font-size: 12px; }</style>${figures.join('')}`;
}

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
