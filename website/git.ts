import { spawnSync } from 'node:child_process';

/** Whether the site is built from a checkout with history; without one there are no last-update times to show. */
export function hasHistory(): boolean {
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], { cwd: __dirname }).status === 0;
}
