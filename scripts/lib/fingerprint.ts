import { spawnSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_VARIABLES } from '../../packages/site/src/settings.ts';
import { pageFile, pageStates, readPage } from '../../website/translations/pages.ts';
import { LOCALES } from './locales.mjs';

const [SOURCE = ''] = LOCALES;

/** Everything that can change a page of any locale. */
export const PAGE_SOURCES = [
  'website',
  'packages/contract',
  'packages/search/src',
  'packages/site/src',
  'packages/server/src/precompress.ts',
  'packages/server/src/precompress-main.ts',
  'scripts/lib',
  'package-lock.json',
  'tsconfig.base.json',
];
/** Everything that can change the compiled server or the files for other hosts. */
export const SERVER_SOURCES = ['packages', 'scripts/lib', 'package-lock.json', 'tsconfig.base.json'];
/** Installed, built, written by a tool (its name begins with a dot), or without effect on the build. */
const NOT_SOURCES = /^(node_modules|build|\..*|README\.md|.*\.test\.tsx?)$/;

interface Options {
  /** Additional sources of the caller. */
  more?: string[];
  variables?: Record<string, string | undefined>;
  node?: string;
  now?: Date;
}

/**
 * Two builds of the same part with the same fingerprint are the same, so this decides what is stale, for every command.
 * It uses the content of files, because a fresh checkout makes every file new.
 * @param part a locale, or `server` for what all locales share
 */
export function fingerprint(root: string, part: string, options: Options = {}): string {
  const { more = [], variables = process.env, node = process.version, now = new Date() } = options;
  const hash = createHash('sha256');
  // The copyright line and the expiry date of the security contact depend on the month.
  hash.update(`${part}\0${node}\0${now.toISOString().slice(0, 'YYYY-MM'.length)}\0`);
  for (const name of BUILD_VARIABLES) hash.update(`${name}=${variables[name]?.trim() ?? ''}\0`);
  const sources = part === 'server' ? SERVER_SOURCES : PAGE_SOURCES;
  for (const source of [...sources, ...more])
    if (existsSync(join(root, source))) addSource(hash, root, source, otherSources(part));
  if (part !== 'server') addTranslations(hash, root, part);
  return hash.digest('hex');
}

/** By locale, and of the server. */
export function fingerprints(root: string): Record<string, string> {
  return Object.fromEntries([...LOCALES, 'server'].map((part) => [part, fingerprint(root, part)]));
}

/** Folders that are not sources of this part. English pages count for a translation by their state: see addTranslations. */
function otherSources(part: string): RegExp {
  const folders = [`i18n/(?!${part}$)[^/]+`];
  if (part !== SOURCE) folders.push('docs');
  return new RegExp(`^website/(${folders.join('|')})$`);
}

/**
 * A translation depends on its English page only if it is missing or outdated, and a page on the date of its last
 * commit.
 */
function addTranslations(hash: Hash, root: string, locale: string): void {
  const website = join(root, 'website');
  const dated = ['website/src', locale === SOURCE ? 'website/docs' : `website/i18n/${locale}`];
  for (const { page, state } of locale === SOURCE ? [] : pageStates(locale, website)) {
    const english = readPage(SOURCE, page, website) ?? '';
    hash.update(`${page} ${state}\0`);
    if (state === 'missing') {
      // The English page is shown.
      hash.update(english);
      dated.push(join('website', pageFile(SOURCE, page)));
    }
  }
  // Without history, pages have no dates.
  const git = spawnSync('git', ['log', '-1', '--format=%H', '--', ...dated], { cwd: root, encoding: 'utf8' });
  hash.update(git.stdout ?? '');
}

function addSource(hash: Hash, root: string, path: string, others: RegExp): void {
  if (others.test(path)) return;
  const file = join(root, path);
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort())
      if (!NOT_SOURCES.test(name)) addSource(hash, root, `${path}/${name}`, others);
    return;
  }
  const content = readFileSync(file);
  hash.update(`${path}\0${content.length}\0`).update(content);
}
