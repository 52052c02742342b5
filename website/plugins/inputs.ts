import { join } from 'node:path';
import { hashInputs } from '@docs/site/inputs';
import type { LoadContext } from '@docusaurus/types';

/** A hash of everything that the pages of a locale are built from, except their own files. */
export function inputsExceptPages({ siteDir, i18n }: Pick<LoadContext, 'siteDir' | 'i18n'>): string {
  const { currentLocale } = i18n;
  const pages = new RegExp(
    `^website/(docs|i18n/${currentLocale}/docusaurus-plugin-content-docs|i18n/(?!${currentLocale}$)[^/]+)$`,
  );
  return hashInputs(join(siteDir, '..'), process.env, [], pages);
}
