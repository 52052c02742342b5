import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hashInputs } from '../../packages/site/src/inputs.mjs';
import { pageFile, pageStates, readPage } from '../../website/translations/pages.ts';
import { LOCALES } from './locales.mjs';

const SOURCE = LOCALES[0] ?? '';

/**
 * One hash per locale, of everything its pages are built from. Pages of other locales are left out, so that a changed
 * translation rebuilds only its locale. A translation depends on its English page only to show that it is outdated.
 */
export function localeInputs(root: string): Record<string, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, hashLocale(root, locale)]));
}

function hashLocale(root: string, locale: string): string {
  const website = join(root, 'website');
  const others =
    locale === SOURCE ? /^website\/i18n$/ : new RegExp(`^website/(docs|i18n/(?!${locale}$)[^/]+)$`);
  const hash = createHash('sha256').update(hashInputs(root, process.env, [], others));
  // The copyright line and the security contact contain dates that depend on the build time.
  hash.update(new Date().toISOString().slice(0, 'YYYY-MM'.length));
  const dated = ['website/src', locale === SOURCE ? 'website/docs' : `website/i18n/${locale}`];
  if (locale !== SOURCE) {
    for (const { page, state } of pageStates(locale, website)) {
      const source = readPage(SOURCE, page, website) ?? '';
      // A missing page shows the English one; an outdated page links to the address in the English front matter.
      const shown = {
        current: '',
        extra: '',
        missing: source,
        outdated: /^---\n[\s\S]*?\n---\n/.exec(source)?.[0],
      };
      hash.update(`${page} ${state} ${shown[state]}\0`);
      if (state === 'missing') dated.push(join('website', pageFile(SOURCE, page)));
    }
  }
  return hash.update(lastCommit(root, dated)).digest('hex');
}

/** Pages show when they were last changed, unless there is no Git history. */
function lastCommit(root: string, paths: string[]): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout ?? '';
}
