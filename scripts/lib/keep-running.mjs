/**
 * Runs a program, and runs it again when a file changes that it reads only at its start. If it has stopped by itself,
 * because of a mistake in a file, any change starts it again.
 * @param {{
 *   start: () => Promise<import('node:child_process').ChildProcess | undefined>,
 *   watcher: import('node:events').EventEmitter,
 *   isReadAtStart: (path: string) => boolean,
 *   isStopping: () => boolean,
 * }} options `start` resolves to nothing if a mistake keeps the program from starting; `watcher` is chokidar's
 */
export async function keepRunning({ start, watcher, isReadAtStart, isStopping }) {
  while (!isStopping()) {
    /** @type {import('node:child_process').ChildProcess | undefined} */
    let program;
    let isStarting = true;
    let isRestarting = false;
    const isRunning = () => program !== undefined && program.exitCode === null && program.signalCode === null;
    /** @type {Promise<string>} */
    const changed = new Promise((resolve) => {
      /** @type {(event: string, path: string) => void} */
      const look = (_event, path) => {
        if ((isStarting || isRunning()) && !isReadAtStart(path)) return;
        watcher.off('all', look);
        resolve(path);
      };
      watcher.on('all', look);
    });
    program = await start();
    isStarting = false;
    const ended = isRunning()
      ? new Promise((resolve) => program?.once('exit', resolve))
      : Promise.resolve(undefined);
    void ended.then(() => {
      if (!isStopping() && !isRestarting)
        console.log('The site has stopped. It starts again when you save the corrected file.');
    });
    const path = await changed;
    if (isRunning()) {
      console.log(`${path} has changed: restarting. Reload the page when the site has compiled.`);
      isRestarting = true;
      program?.kill('SIGTERM');
    }
    await ended;
  }
}
