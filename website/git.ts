import { spawnSync } from 'node:child_process';

/**
 * Why the site is not built from a checkout with history, as the end of a sentence; undefined if it is. Without a history
 * there are no last-update times to show.
 */
export function whyNoHistory(): string | undefined {
  const git = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: __dirname, encoding: 'utf8' });
  if (git.error) return 'git is not installed';
  if (git.status === 0) return undefined;
  return git.stderr.includes('dubious ownership')
    ? 'the folder belongs to another user: allow it with git config --global --add safe.directory <folder>'
    : 'the folder has no git history';
}
