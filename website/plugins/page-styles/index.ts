import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type BuiltPage, readBuiltPages } from '../built-pages';
import { type PageType, pageTypeOf } from './page-types';
import { type Names, namesBelow, usedStyles } from './purge';

/**
 * A page links only the rules that its page type uses in static form; the inline script loads the whole sheet together
 * with React, for what React adds. Per type and not per page, so that the sheet is cached when readers change pages.
 */
export default function pageStylesPlugin(context: LoadContext): Plugin {
  return {
    name: 'page-styles',
    /** Without this, the loader searches for a configuration file of PostCSS beside each style sheet. */
    configurePostCss: (options) => ({ ...options, config: false }),
    async postBuild({ outDir, routesPaths }) {
      const { baseUrl } = context;
      const types = new Map<PageType, PagesOfType>();
      for await (const { $, ...page } of readBuiltPages(context, { outDir, routesPaths })) {
        const type = pageTypeOf(page.below);
        const ofType = types.get(type) ?? { names: [], pages: [] };
        ofType.names.push(namesBelow($.root().get()));
        ofType.pages.push(page);
        types.set(type, ofType);
      }
      const sheet = wholeSheet([...types.values()].flatMap(({ pages }) => pages));
      const css = await readFile(join(outDir, sheet.slice(baseUrl.length)), 'utf8');
      for (const [type, { names, pages }] of types) {
        const used = await usedStyles(css, names);
        const hash = createHash('sha256').update(used).digest('hex').slice(0, 8);
        const name = `assets/css/${type}.${hash}.css`;
        await writeFile(join(outDir, name), used);
        for (const { file, html } of pages) {
          await replace(file, html.replace(linkTo(sheet), linkTo(baseUrl + name)));
        }
      }
    },
  };
}

interface PagesOfType {
  names: Names[];
  pages: BuiltPage[];
}

/** Atomic, because other plugins read the pages at the same time. */
async function replace(file: string, html: string): Promise<void> {
  await writeFile(`${file}.new`, html);
  await rename(`${file}.new`, file);
}

const linkTo = (address: string) => `<link rel=stylesheet href=${address} />`;

/** Every page of a build links the same single sheet; otherwise the bundler's settings have changed. */
function wholeSheet(pages: readonly BuiltPage[]): string {
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
