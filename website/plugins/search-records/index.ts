import { dirname, join } from 'node:path';
import { LOCALES, type Locale, type SearchRecord, writeIndexFile } from '@docs/search';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readBuiltPage } from '../built-page';
import { readPage } from './page';

export interface SearchRecordsOptions {
  /** One index per locale: `<indexPrefix>-<locale>`. */
  indexPrefix: string;
  /** The main page below the locale's base, e.g. `docs/getting-start`. */
  mainDoc: string;
}

/** Reads the built pages of a locale into its search index, `.search/<locale>.index` in the root of the build. */
export default function searchRecordsPlugin(context: LoadContext, options: SearchRecordsOptions): Plugin {
  const { currentLocale, defaultLocale } = context.i18n;
  return {
    name: 'search-records',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const locale = knownLocale(currentLocale);
      const site = { outDir, baseUrl, routesPaths, locale, mainDoc: options.mainDoc };
      const { records, warnings } = await readSite(site);
      for (const warning of warnings) console.warn(`[search] ${warning}`);
      const root = currentLocale === defaultLocale ? outDir : dirname(outDir);
      await writeIndexFile(
        join(root, '.search', `${locale}.index`),
        `${options.indexPrefix}-${locale}`,
        locale,
        records,
      );
    },
  };
}

export interface Site {
  outDir: string;
  baseUrl: string;
  routesPaths: readonly string[];
  locale: Locale;
  mainDoc: string;
}

export async function readSite(site: Site): Promise<{ records: SearchRecord[]; warnings: string[] }> {
  const records: SearchRecord[] = [];
  const warnings: string[] = [];
  for (const path of [...new Set(site.routesPaths)].sort()) {
    const below = path.slice(site.baseUrl.length);
    if (below === '404.html' || below === 'search') continue;
    const html = await readBuiltPage(site.outDir, below);
    if (html === undefined) continue;
    const page = readPage({ path, html, locale: site.locale, main: below === site.mainDoc });
    records.push(...page.records);
    warnings.push(...page.warnings);
  }
  return { records, warnings };
}

function knownLocale(locale: string): Locale {
  const known = LOCALES.find((candidate) => candidate === locale);
  if (!known) throw new Error(`The search index knows the locales ${LOCALES.join(', ')}, but not ${locale}.`);
  return known;
}
