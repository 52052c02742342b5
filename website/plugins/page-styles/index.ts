import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Kind, kindOf } from './kinds';
import { usedStyles } from './purge';

/**
 * A page comes with the rules that its kind of page uses in its static form; the loader brings the whole sheet together
 * with React, for what React adds. A kind and not a page, so that readers who go from page to page have it cached.
 */
export default function pageStylesPlugin(context: LoadContext): Plugin {
  return {
    name: 'page-styles',
    async postBuild({ outDir, routesPaths }) {
      const pages = await Promise.all(routesPaths.map((route) => readPage(outDir, route, context.baseUrl)));
      const sheet = wholeSheet(pages.map(({ html }) => html));
      const css = await readFile(join(outDir, sheet.slice(context.baseUrl.length)), 'utf8');
      for (const [kind, ofKind] of groupByKind(pages)) {
        const used = await usedStyles(
          css,
          ofKind.map(({ html }) => html),
        );
        const hash = createHash('sha256').update(used).digest('hex').slice(0, 8);
        const name = `assets/css/${kind}.${hash}.css`;
        await writeFile(join(outDir, name), used);
        for (const { file, html } of ofKind) {
          await replace(file, html.replace(linkTo(sheet), linkTo(context.baseUrl + name)));
        }
      }
    },
  };
}

interface Page {
  file: string;
  html: string;
  kind: Kind;
}

async function readPage(outDir: string, route: string, baseUrl: string): Promise<Page> {
  const path = route.slice(baseUrl.length);
  const file = join(outDir, path.endsWith('.html') ? path : join(path, 'index.html'));
  return { file, html: await readFile(file, 'utf8'), kind: kindOf(path) };
}

/** At one go: other plugins read the pages at the same time. */
async function replace(file: string, html: string): Promise<void> {
  await writeFile(`${file}.new`, html);
  await rename(`${file}.new`, file);
}

const linkTo = (address: string) => `<link rel=stylesheet href=${address} />`;

/** Every page of a build links the same one sheet; another number means that the bundler's settings have changed. */
function wholeSheet(pages: string[]): string {
  const sheets = new Set(
    pages.flatMap((html) =>
      [...html.matchAll(/<link rel=stylesheet href=(\S+) \/>/g)].map(([, href]) => href),
    ),
  );
  const [sheet] = sheets;
  if (sheets.size !== 1 || !sheet) {
    throw new Error(`The pages link ${sheets.size} style sheets, not one: ${[...sheets].join(', ')}.`);
  }
  return sheet;
}

function groupByKind(pages: Page[]): Map<Kind, Page[]> {
  const groups = new Map<Kind, Page[]>();
  for (const page of pages) groups.set(page.kind, [...(groups.get(page.kind) ?? []), page]);
  return groups;
}
