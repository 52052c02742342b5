import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepRunning } from './keep-running.mjs';

const RUNS = 'setInterval(() => {}, 1000)';
const STOPS = 'process.exit(1)';
const STOPPED = 'The site has stopped. It starts again when you save the corrected file.';

/** Starts one program after another; undefined is a mistake that keeps one from starting. */
function run(...programs: (string | undefined)[]) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const watcher = new EventEmitter();
  const started: (ChildProcess | undefined)[] = [];
  let isStopping = false;
  const start = async () => {
    const code = programs[started.length] ?? undefined;
    const program = code === undefined ? undefined : spawn(process.execPath, ['-e', code]);
    started.push(program);
    return program;
  };
  const isReadAtStart = (path: string) => path.startsWith('plugins/');
  const ended = keepRunning({ start, watcher, isReadAtStart, isStopping: () => isStopping });
  onTestFinished(async () => {
    isStopping = true;
    watcher.emit('all', 'change', 'plugins/end.ts');
    await ended;
    print.mockRestore();
  });
  return {
    save: (path: string) => watcher.emit('all', 'change', path),
    printed: (...lines: string[]) =>
      vi.waitFor(() => expect(print.mock.calls.flat()).toEqual(lines), { timeout: 15_000 }),
    starts: (count: number) => vi.waitFor(() => expect(started).toHaveLength(count), { timeout: 15_000 }),
    started,
  };
}

test('a program that a mistake has stopped starts again when any file is saved', async () => {
  const { save, printed, starts } = run(STOPS, RUNS);
  await printed(STOPPED);
  save('docs/page.mdx');
  await starts(2);
});

test('a mistake that keeps the program from starting is waited out in the same way', async () => {
  const { save, printed, starts } = run(undefined, undefined, RUNS);
  await printed(STOPPED);
  save('plugins/a.ts');
  await printed(STOPPED, STOPPED);
  save('plugins/a.ts');
  await starts(3);
});

test('a running program starts again only for a file that it does not read while it runs', async () => {
  const { save, printed, starts, started } = run(RUNS, RUNS);
  await starts(1);
  await vi.waitFor(() => expect(started[0]?.pid).toBeGreaterThan(0));
  save('docs/page.mdx');
  save('plugins/a.ts');
  await printed('plugins/a.ts has changed: restarting. Reload the page when the site has compiled.');
  await starts(2);
});
