import { execFileSync } from 'node:child_process';
import { i18n } from '../locales.ts';
import { sourceHash } from './hash.ts';
import { pageFile, WEBSITE } from './pages.ts';

/** How the English page differs now from the version that a translation follows. */
export function changeSince(recorded: string | undefined, page: string, website = WEBSITE): string {
  if (recorded === undefined) return 'No version is recorded: compare the whole page, then accept it.';
  const file = pageFile(i18n.defaultLocale, page);
  const commit = commitWith(recorded, file, website);
  if (commit === undefined) return `Changed since ${recorded}, which the history does not have.`;
  return git(website, 'diff', '--no-color', '--no-ext-diff', '--unified=1', commit, '--', file).trimEnd();
}

/** The newest commit that holds the page in that version. */
function commitWith(recorded: string, file: string, website: string): string | undefined {
  try {
    const commits = git(website, 'log', '--format=%H', '--', file).split('\n').filter(Boolean);
    return commits.find((commit) => versionIn(commit, file, website) === recorded);
  } catch {
    return undefined; // no repository, or no git
  }
}

function versionIn(commit: string, file: string, website: string): string | undefined {
  try {
    return sourceHash(git(website, 'show', `${commit}:./${file}`));
  } catch {
    return undefined; // the page was deleted in that commit
  }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
