import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hashInputs } from '../../packages/site/src/inputs.mjs';
import { pageFile, pageStates, readPage } from '../../website/translations/pages.ts';
import { LOCALES } from './locales.mjs';

const SOURCE = LOCALES[0] ?? '';

export interface LocaleInputs {
  /** A hash of everything that the pages are built from, except the next. */
  pages: string;
  /** A hash of what the notices on outdated translations depend on. English has none. */
  notices: string;
}

/**
 * Pages of other locales are left out, so that a changed translation rebuilds only its locale. A translation depends on
 * its English page only to show that it is outdated.
 */
export function localeInputs(root: string): Record<string, LocaleInputs> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, hashLocale(root, locale)]));
}

function hashLocale(root: string, locale: string): LocaleInputs {
  const website = join(root, 'website');
  const others =
    locale === SOURCE ? /^website\/i18n$/ : new RegExp(`^website/(docs|i18n/(?!${locale}$)[^/]+)$`);
  const pages = createHash('sha256').update(hashInputs(root, process.env, [], others));
  const notices = createHash('sha256');
  // The copyright line and the security contact contain dates that depend on the build time.
  pages.update(new Date().toISOString().slice(0, 'YYYY-MM'.length));
  const dated = ['website/src', locale === SOURCE ? 'website/docs' : `website/i18n/${locale}`];
  for (const { page, state } of locale === SOURCE ? [] : pageStates(locale, website)) {
    const source = readPage(SOURCE, page, website) ?? '';
    if (state === 'missing') {
      // The English page is shown.
      pages.update(`${page} ${source}\0`);
      dated.push(join('website', pageFile(SOURCE, page)));
    } else if (state === 'extra') {
      pages.update(`${page} ${state}\0`);
    } else {
      // The notice links to the address in the English front matter.
      const front = state === 'outdated' && /^---\n[\s\S]*?\n---\n/.exec(source)?.[0];
      notices.update(`${page} ${state} ${front}\0`);
    }
  }
  return { pages: pages.update(lastCommit(root, dated)).digest('hex'), notices: notices.digest('hex') };
}

/** Pages show when they were last changed, unless there is no Git history. */
function lastCommit(root: string, paths: string[]): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout ?? '';
}
