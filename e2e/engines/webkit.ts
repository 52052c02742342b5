import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { findMiniBrowser } from '../../scripts/engines.mjs';
import { composeByEvents } from './composition.ts';
import { type Browser, DESKTOP, type LaunchOptions, type Tab } from './driver.ts';
import { newSession, pointer, pressInTurn, pressTogether, type Session } from './webdriver.ts';

/** WebKitGTK's small browser, which Debian packages together with its driver, on a virtual screen. */
export async function launchWebkit({ scripts }: LaunchOptions): Promise<Browser> {
  const binary = findMiniBrowser();
  if (!binary) throw new Error('No MiniBrowser found: install it (apt-get install webkit2gtk-driver xvfb).');
  const programs: ChildProcess[] = [];
  const stop = async () => {
    for (const program of programs.toReversed()) if (program.kill()) await once(program, 'exit');
  };
  try {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    programs.push(screen);
    const [display] = await once(screen.stdio[3] as Readable, 'data');
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
      stdio: 'ignore',
    });
    programs.push(driver);
    await listening(port, driver);
    const session = await newSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary, args: ['--automation', `--enable-javascript=${scripts}`] },
    });
    return {
      tab: () => newTab(session),
      async close() {
        await session.delete('');
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function newTab(session: Session): Promise<Tab> {
  const others = await session.get<string[]>('/window/handles');
  const { handle } = await session.post<{ handle: string }>('/window/new', { type: 'tab' });
  const switchTo = (handle: string) => session.post('/window', { handle });
  for (const other of others) {
    await switchTo(other);
    await session.delete('/window');
  }
  await switchTo(handle);
  const problems: string[] = [];
  const resize = async (width: number, height: number) =>
    void (await session.post('/window/rect', { width, height }));
  await resize(DESKTOP.width, DESKTOP.height);
  const act = async (...actions: object[]) => void (await session.post('/actions', { actions }));

  const run: Tab['run'] = async (script, ...args) => {
    const wrapped = `const problems = (${collectProblems})(); return { result: (${script})(...arguments), problems }`;
    const answer = await session.post<{ result: never; problems: string[] }>('/execute/sync', {
      script: wrapped,
      args,
    });
    problems.push(...answer.problems);
    return answer.result;
  };

  return {
    run,
    resize,
    resizeWindow: resize,
    goto: async (url) => void (await session.post('/url', { url })),
    moveMouse: (x, y) => act(pointer(x, y, false)),
    click: (x, y) => act(pointer(x, y, true)),
    tap: () => Promise.reject(new Error('WebKitGTK’s driver delivers a touch as a click of the mouse.')),
    press: (...keys) => act(pressTogether(keys)),
    type: (text) => act(pressInTurn(text)),
    compose: (text) => composeByEvents({ run }, text, 'key last'),
    async addresses() {
      const addresses: string[] = [];
      for (const each of await session.get<string[]>('/window/handles')) {
        await switchTo(each);
        addresses.push(await session.get<string>('/url'));
      }
      await switchTo(handle);
      return addresses;
    },
    problems: async () => {
      await run(() => null);
      return problems;
    },
  };
}

/**
 * Runs in the page with each command: the driver cannot run anything before the page's own scripts, nor read the
 * console. Problems before the first command on a page, or after the last, are missed.
 */
function collectProblems(): string[] {
  const page = window as { problems?: string[] };
  if (!page.problems) {
    const problems: string[] = [];
    page.problems = problems;
    const onError = (event: Event) => {
      const { message } = event as ErrorEvent;
      problems.push(message || `Failed to load ${(event.target as HTMLElement).outerHTML}`);
    };
    addEventListener('error', onError, true);
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
    for (const level of ['error', 'warn'] as const) {
      const write = console[level];
      console[level] = (...parts: unknown[]) => {
        problems.push(parts.join(' '));
        write(...parts);
      };
    }
  }
  return page.problems.splice(0);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function listening(port: number, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (status?.ok) return;
    await pause(50);
  }
  throw new Error('WebKitWebDriver ended before it listened.');
}
