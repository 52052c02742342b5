import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

// Written by hand because the first step installs the packages: no library can be imported before it.

/**
 * A command to run.
 * @typedef {{ command: string, args: string[], cwd?: string, env?: Record<string, string> }} Command
 */

/** Thrown by a failed step after its last output was shown. The message is the last thing to print. */
export class StepFailed extends Error {}

/** @param {unknown} error */
export function ignoreFailedStep(error) {
  if (!(error instanceof StepFailed)) throw error;
}

const LOG_FOLDER = '.logs';

/** @param {string} name of a step */
export const logOf = (name) => join(ROOT, LOG_FOLDER, `${name}.log`);

const TAIL_LINES = 40;
const OUTPUT_AFTER_END_MS = 2000;
const verbose = process.env.VERBOSE === '1';

/**
 * Runs the commands of a step one after another. Their output goes to a log file. The terminal shows one line with the
 * progress and the elapsed seconds, and the end of the log if something fails. VERBOSE=1 shows all output.
 * @param {string} name name of the log file, and of the step in the failure message
 * @param {string} title description for the terminal
 * @param {Command[]} commands
 * @param {() => string} [progress] how far it is, such as `3 of 7`
 */
export async function runStep(name, title, commands, progress) {
  mkdirSync(join(ROOT, LOG_FOLDER), { recursive: true });
  const logPath = join(LOG_FOLDER, `${name}.log`);
  const log = createWriteStream(logOf(name));
  const clock = startClock(title, progress);
  let failed = '';
  for (const command of commands) failed ||= await run(command, log);
  clock.stop(failed ? '✗' : '✓');
  await new Promise((resolve) => log.end(resolve));
  if (failed) {
    if (!verbose) console.error(tail(logOf(name)));
    throw new StepFailed(`The step "${name}" failed (${failed}); its whole output is in ${logPath}.`);
  }
}

/**
 * @param {Command} command
 * @param {import('node:stream').Writable} log
 * @returns {Promise<string>} empty on success, otherwise how the command ended
 */
function run({ command, args, cwd = ROOT, env = {} }, log) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]))
      from.on('data', (chunk) => {
        log.write(chunk);
        if (verbose) to.write(chunk);
      });
    const unfollow = endWith(child);
    child.on('error', (error) => resolve(error.message));
    // A process that the command left behind may hold its output open for ever. The rest of the output is read by then.
    child.on('exit', () => {
      const timer = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, OUTPUT_AFTER_END_MS);
      child.on('close', () => clearTimeout(timer));
    });
    child.on('close', (code, signal) => {
      unfollow();
      resolve(code === 0 ? '' : `${command} ended with ${signal ?? `code ${code}`}`);
    });
  });
}

/**
 * Passes stop signals on to the child, so that nothing is left running.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endWith(child) {
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143));
    child.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return () => process.off('SIGINT', pass).off('SIGTERM', pass);
}

/** Titles and seconds of the running steps, shown in one line. @type {Set<() => string>} */
const running = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;

/**
 * @param {string} title
 * @param {() => string} [progress]
 */
function startClock(title, progress) {
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const live = process.stdout.isTTY && !verbose;
  const state = () => [title, progress?.(), seconds()].filter(Boolean).join('  ');
  const show = () => {
    const line = `… ${[...running].map((other) => other()).join(' · ')}`;
    process.stdout.write(live ? `\r\x1b[K${line}` : `${line}\n`);
  };
  running.add(state);
  show();
  timer ??= setInterval(show, live ? 1000 : 15_000);
  return {
    /** @param {string} mark */
    stop(mark) {
      running.delete(state);
      process.stdout.write(`${live ? '\r\x1b[K' : ''}${mark} ${title}  ${seconds()}\n`);
      if (running.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}

/** Frames of a stack that are in libraries or in compiled code help nobody, and would hide the message. */
const FOREIGN_FRAME = /^\W*at .*(node_modules|node:|\.plugins\/|<anonymous>|\(index \d+\))/;

/** @param {string} path */
function tail(path) {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines
    .filter((line) => !FOREIGN_FRAME.test(line))
    .slice(-TAIL_LINES)
    .join('\n');
}
