import { spawnSync } from 'node:child_process';

/** Whether the site is built from a checkout with history; without one there are no last-update times to show. */
export function hasHistory(): boolean {
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], { cwd: __dirname }).status === 0;
}

/** The date when any of these files or folders last changed, as YYYY-MM-DD; null without history. */
export function lastChange(paths: string[]): string | null {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cs', '--', ...paths], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  return stdout?.trim() || null;
}
