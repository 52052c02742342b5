import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from '../../packages/site/src/inputs.mjs';
import { ROOT } from './root.mjs';

/** @type {string[]} */
export const LOCALES = Object.keys(
  JSON.parse(readFileSync(join(ROOT, 'packages/site/src/locales.json'), 'utf8')),
);
const SOURCE = LOCALES[0] ?? '';

/**
 * One hash per locale, of everything its pages are built from. Pages of other locales are left out, so that a changed
 * translation rebuilds only its locale. A translation depends on its English page only to show that it is outdated.
 * @param {string} [root] set only in tests
 * @returns {Promise<Record<string, string>>}
 */
export async function localeInputs(root = ROOT) {
  const { tsImport } = await import('tsx/esm/api');
  const pages = await tsImport('../../website/translations/pages.ts', import.meta.url);
  return Object.fromEntries(LOCALES.map((locale) => [locale, hashLocale(root, locale, pages)]));
}

/**
 * @param {string} root
 * @param {string} locale
 * @param {Pick<typeof import('../../website/translations/pages.ts'), 'pageStates' | 'readPage'>} pages
 */
function hashLocale(root, locale, { pageStates, readPage }) {
  const others =
    locale === SOURCE ? /^website\/i18n$/ : new RegExp(`^website/(docs|i18n/(?!${locale}$)[^/]+)$`);
  const hash = createHash('sha256').update(hashInputs(root, process.env, [], others));
  // The copyright line and the security contact contain dates that depend on the build time.
  hash.update(new Date().toISOString().slice(0, 'YYYY-MM'.length));
  hash.update(lastCommit(root, ['website/src', 'website/docs', `website/i18n/${locale}`]));
  if (locale !== SOURCE) {
    for (const { page, state } of pageStates(locale, join(root, 'website'))) {
      const source = readPage(SOURCE, page, join(root, 'website')) ?? '';
      // A missing page shows the English one; an outdated page links to the address in the English front matter.
      const shown = {
        current: '',
        extra: '',
        missing: source,
        outdated: /^---\n[\s\S]*?\n---\n/.exec(source)?.[0],
      };
      hash.update(`${page} ${state} ${shown[state]}\0`);
    }
  }
  return hash.digest('hex');
}

/**
 * Pages show when they were last changed, unless there is no Git history.
 * @param {string} root
 * @param {string[]} paths
 */
function lastCommit(root, paths) {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout ?? '';
}
