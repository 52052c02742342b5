import { readFileSync, readlinkSync } from 'node:fs';

/** Identifies the calling thread for `threadTime`. Null where the system does not tell. */
export function ownThread(): string | null {
  return process.platform === 'linux' ? readlinkSync('/proc/thread-self') : null;
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/**
 * Milliseconds of processor time that a thread has used. Not of time that passed: on a busy machine, a harmless search
 * can take seconds. If the system does not tell, the time that passed.
 */
export function threadTime(thread: string | null): number {
  if (thread === null) return performance.now();
  const stat = readFileSync(`/proc/${thread}/stat`, 'latin1');
  // The name of the thread, in brackets, may contain spaces. The 12th and 13th fields after it are user and system time.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
