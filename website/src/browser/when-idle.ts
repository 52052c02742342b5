const LATEST_MS = 500;

/** For work that no reader waits for, such as fetching ahead. */
export function whenIdle(work: () => void): void {
  const idle = window.requestIdleCallback ?? setTimeout; // WebKit lacks requestIdleCallback
  idle(work, { timeout: LATEST_MS });
}
