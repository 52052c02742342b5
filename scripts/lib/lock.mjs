import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StepFailed } from './step.mjs';

/**
 * Takes the lock, unless another process holds it. A lock whose process has ended is free.
 * @param {string} file
 * @param {string} what the holder does, for the message
 * @returns {() => void} frees the lock
 */
export function lock(file, what) {
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && isRunning(holder))
    throw new StepFailed(`Process ${holder} ${what}: wait until it has ended, then start again.`);
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
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
