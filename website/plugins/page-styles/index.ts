import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type BuiltPage, forEachBuiltPage } from '../built-pages';
import { type Kind, kindOf } from './kinds';
import { Names, usedStyles } from './purge';

/**
 * A page comes with the rules that its kind of page uses in its static form; the inline script brings the whole sheet together
 * with React, for what React adds. A kind and not a page, so that readers who go from page to page have it cached.
 */
export default function pageStylesPlugin(context: LoadContext): Plugin {
  return {
    name: 'page-styles',
    async postBuild({ outDir, routesPaths }) {
      const { baseUrl } = context;
      const kinds = new Map<Kind, PagesOfKind>();
      await forEachBuiltPage({ outDir, baseUrl, routesPaths }, ({ below, file, html, $ }) => {
        const kind = kindOf(below);
        const ofKind = kinds.get(kind) ?? { names: new Names(), pages: [] };
        for (const document of $.root().get()) ofKind.names.addBelow(document);
        ofKind.pages.push({ file, html });
        kinds.set(kind, ofKind);
      });
      const sheet = wholeSheet([...kinds.values()].flatMap(({ pages }) => pages));
      const css = await readFile(join(outDir, sheet.slice(baseUrl.length)), 'utf8');
      for (const [kind, { names, pages }] of kinds) {
        const used = await usedStyles(css, names);
        const hash = createHash('sha256').update(used).digest('hex').slice(0, 8);
        const name = `assets/css/${kind}.${hash}.css`;
        await writeFile(join(outDir, name), used);
        for (const { file, html } of pages) {
          await replace(file, html.replace(linkTo(sheet), linkTo(baseUrl + name)));
        }
      }
    },
  };
}

type Page = Pick<BuiltPage, 'file' | 'html'>;

interface PagesOfKind {
  names: Names;
  pages: Page[];
}

/** Atomic, because other plugins read the pages at the same time. */
async function replace(file: string, html: string): Promise<void> {
  await writeFile(`${file}.new`, html);
  await rename(`${file}.new`, file);
}

const linkTo = (address: string) => `<link rel=stylesheet href=${address} />`;

/** Every page of a build links the same one sheet; another number means that the bundler's settings have changed. */
function wholeSheet(pages: readonly Page[]): string {
  const sheets = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/<link rel=stylesheet href=(\S+) \/>/g)].map(([, href]) => href),
    ),
  );
  const [sheet] = sheets;
  if (sheets.size !== 1 || !sheet) {
    throw new Error(`The pages link ${sheets.size} style sheets, not one: ${[...sheets].join(', ')}.`);
  }
  return sheet;
}
