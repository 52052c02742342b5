// npm run translations: lists what is missing or outdated, by language, with the changes to the English page.
// npm run translations -- --accept <page …> --locale ru: marks translations as up to date. With a locale, --all means
// every page; with pages, it means every locale; with neither, it means both.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { i18n } from '../locales.ts';
import { accept, pageNames, readPage, TRANSLATED, WEBSITE } from './pages.ts';
import { reportOn } from './report.ts';
import { type Catalogue, catalogues } from './strings.ts';

/** Prints the report and returns the exit code: 1 if something is missing or outdated, so that CI can use it. */
export function run(
  args: string[],
  print: (line: string) => void,
  website = WEBSITE,
  readCatalogues: () => Catalogue[] = catalogues,
): number {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { accept: { type: 'boolean' }, all: { type: 'boolean' }, locale: { type: 'string' } },
    });
    const locales = values.locale === undefined ? TRANSLATED : [knownLocale(values.locale)];
    if (values.accept) {
      // One translator reviews one language: the others stay outdated until they are reviewed too.
      if (values.locale === undefined && !values.all)
        throw new Error(`Name the language that you reviewed, such as --locale ${TRANSLATED[0]}, or --all.`);
      const accepted = acceptPages(positionals, values.all ?? false, locales, website);
      print(`Accepted: ${accepted.length > 10 ? `${accepted.length} pages` : accepted.join(', ')}.`);
      return 0;
    }
    if (positionals.length > 0 || values.all) {
      throw new Error('To mark a translation as reviewed, write --accept before the page.');
    }
    const texts = readCatalogues();
    const reports = locales.map((locale) => reportOn(locale, texts, website));
    for (const { lines } of reports) for (const line of lines) print(line);
    return reports.every(({ complete }) => complete) ? 0 : 1;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function acceptPages(given: string[], all: boolean, locales: readonly string[], website: string): string[] {
  const sources = pageNames(i18n.defaultLocale, website);
  if (!all && given.length === 0)
    throw new Error('Name the page to accept, such as api/threshold, or --all.');
  const pages = given.length === 0 ? sources : given.map((name) => knownPage(name, sources));
  const found = pages.flatMap((page) =>
    locales
      .filter((locale) => readPage(locale, page, website) !== undefined)
      .map((locale) => [locale, page] as const),
  );
  if (found.length === 0) {
    throw new Error(`There is no translation of ${pages.join(', ')} in ${locales.join(', ')} to accept.`);
  }
  for (const [locale, page] of found) accept(locale, page, website);
  return found.map(([locale, page]) => `${locale}/${page}`);
}

function knownPage(name: string, sources: string[]): string {
  const page = name.replace(/^\/?(?:website\/)?(?:docs\/)?/, '').replace(/\.mdx$/, '');
  if (sources.includes(page)) return page;
  throw new Error(`There is no page "${name}" in website/docs.`);
}

function knownLocale(locale: string): string {
  if (TRANSLATED.includes(locale)) return locale;
  throw new Error(`There is no language "${locale}" to translate into; there are ${TRANSLATED.join(', ')}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.on('error', () => {}); // the reader may stop early: | head
  process.exitCode = run(process.argv.slice(2), console.log);
}
