import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const CHECK_EVERY_MS = 500;

/**
 * Waits until no other process holds the lock, then takes it. A lock whose process has ended is free.
 * @param {string} file
 * @param {string} what is shown while waiting
 * @returns {Promise<() => void>} frees the lock
 */
export async function lock(file, what) {
  let shown = 0;
  for (;;) {
    if (take(file)) return () => rmSync(file, { force: true });
    const holder = readHolder(file);
    if (holder === undefined || !isRunning(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (holder !== shown) console.log(`… Waiting for process ${holder}, which ${what}`);
    shown = holder;
    await pause(CHECK_EVERY_MS);
  }
}

/**
 * Never without content, even for a moment: another process would take it for a lock that nobody holds.
 * @param {string} file
 */
function take(file) {
  const own = `${file}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {number | undefined}
 */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined; // freed in the meantime
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'; // it is another user's
  }
}
