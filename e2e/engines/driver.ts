/**
 * The few commands that the tests need from a browser engine. Everything else is written once on top of them, in
 * reader.ts and behaviors/.
 */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

export interface Browser {
  /** One empty tab; every other tab is closed. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It can use only its arguments, nothing from the scope around it. */
  run<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  moveMouse(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  /** Presses keys together, by their DOM names: `press('Control', 'k')`. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Composes text in the focused field, as an input method does, and commits it with Enter. */
  compose(text: string): Promise<void>;
  /** Changes the size of the page. */
  resize(width: number, height: number): Promise<void>;
  /** Changes the size of the window as a reader does, where the engine's driver can. */
  resizeWindow(width: number, height: number): Promise<void>;
  /** Addresses of all open tabs and windows. */
  addresses(): Promise<string[]>;
  /** Errors and warnings on the console, and uncaught errors, since the tab was opened. */
  problems(): Promise<string[]>;
}

export interface LaunchOptions {
  /** Whether pages may run scripts. */
  scripts: boolean;
}

export const DESKTOP = { width: 1280, height: 800 };
