import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { i18n } from '../locales.ts';
import { readTexts } from '../shared/texts/read.ts';
import sidebars from '../sidebars.ts';
import { TRANSLATED, WEBSITE } from './pages.ts';

/** Texts outside pages, by key, in every language. */
export interface Catalogue {
  /** The file of a locale, from the repository's root, as a translator looks for it. */
  file(locale: string): string;
  keys: string[];
  texts(locale: string): Record<string, string>;
}

export function catalogues(): Catalogue[] {
  return [
    yamlCatalogue((locale) => `packages/contract/descriptions/${locale}.yaml`),
    yamlCatalogue((locale) => `packages/contract/programs/texts/${locale}.yaml`),
    yamlCatalogue((locale) => `website/drawings/labels/${locale}.yaml`),
    yamlCatalogue((locale) => `website/shared/texts/${locale}.yaml`),
    messages('code.json', [...new Set([...idsInSource(), ...themeIds()])]),
    messages('docusaurus-plugin-content-docs/current.json', ['version.label', ...categoryIds()]),
    // The English labels are in the configuration, which is slow to load. So a label in one locale must be in all.
    messages('docusaurus-theme-classic/navbar.json', []),
    messages('docusaurus-theme-classic/footer.json', []),
  ];
}

/** Keys of texts whose code, link targets or `{values}` are not those of the English text. */
export function differingStrings(catalogue: Catalogue, locale: string): string[] {
  const [english, own] = [catalogue.texts(i18n.defaultLocale), catalogue.texts(locale)];
  return Object.keys(english).filter((key) => own[key] && partsOf(own[key]) !== partsOf(english[key] ?? ''));
}

function partsOf(text: string): string {
  const parts = [...text.matchAll(/`[^`]+`|\]\([^)]+\)|\{[a-z]\w*\}/g)].map(([part]) => part);
  return [...new Set(parts)].sort().join(' ');
}

export function missingStrings(catalogue: Catalogue, locale: string): string[] {
  const texts = catalogue.texts(locale);
  return catalogue.keys.filter((key) => !texts[key]?.trim());
}

function yamlCatalogue(file: Catalogue['file']): Catalogue {
  const texts = (locale: string) => flatten(read(file(locale)));
  return { file, keys: Object.keys(texts(i18n.defaultLocale)), texts };
}

/** In the format of Docusaurus. English texts are in the source, so they have no file. */
function messages(name: string, keys: string[]): Catalogue {
  const file = (locale: string) => `website/i18n/${locale}/${name}`;
  const texts = (locale: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(read(file(locale)) as Record<string, { message?: string }>).map(([key, { message }]) => [
        key,
        message ?? '',
      ]),
    );
  const used = TRANSLATED.flatMap((locale) => Object.keys(texts(locale)));
  return { file, keys: keys.length > 0 ? keys : [...new Set(used)], texts };
}

/** `translate({ id: '…' })` and `<Translate id="…">` of our own source. */
function idsInSource(): string[] {
  const folder = join(WEBSITE, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /(?:translate\(\{|<Translate|\{)\s*id(?:: |=)["']((?:docs|theme)\.[\w.]+)["']/g,
      ),
    ])
    .map(([, id = '']) => id);
}

function themeIds(): string[] {
  const require = createRequire(import.meta.url);
  const folder = join(require.resolve('@docusaurus/theme-translations/package.json'), '../locales/base');
  const base = JSON.parse(readFileSync(join(folder, 'theme-common.json'), 'utf8')) as object;
  return Object.keys(base).filter((id) => !id.endsWith('___DESCRIPTION'));
}

function categoryIds(): string[] {
  const labels = [...JSON.stringify(sidebars).matchAll(/"type":"category","label":"([^"]+)"/g)];
  return labels.map(([, label]) => `sidebar.documentation.category.${label}`);
}

function flatten(value: unknown, path = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null) return { [path]: String(value ?? '') };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key)),
  );
}

function read(file: string): Record<string, unknown> {
  return readTexts(pathToFileURL(join(WEBSITE, '..', file)));
}
