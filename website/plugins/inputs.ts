import { join } from 'node:path';
import { hashInputs } from '@docs/site/inputs';
import type { LoadContext } from '@docusaurus/types';

type Context = Pick<LoadContext, 'siteDir' | 'i18n'>;

/** Docusaurus loads a locale with one context, and again with a new one. Reading all sources takes some 40 ms. */
const known = new WeakMap<Context, string>();

/** A hash of everything that the pages of a locale are built from, except their own files, when it was loaded. */
export function inputsExceptPages(context: Context): string {
  const hash = known.get(context) ?? readInputs(context);
  known.set(context, hash);
  return hash;
}

function readInputs({ siteDir, i18n: { currentLocale } }: Context): string {
  const pages = new RegExp(
    `^website/(docs|i18n/${currentLocale}/docusaurus-plugin-content-docs|i18n/(?!${currentLocale}$)[^/]+)$`,
  );
  return hashInputs(join(siteDir, '..'), process.env, [], pages);
}
