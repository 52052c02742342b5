import { contract } from '../contract.ts';

/** The sandbox sends callbacks only to this machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Posts the finished result with a timeout of 2 s. The response is ignored. */
export function callBack(url: string, answer: Record<string, unknown>): void {
  if (!URL.canParse(url) || !LOOPBACK.has(new URL(url).hostname)) return;
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Sandbox': 'true' },
    body: JSON.stringify(answer),
    redirect: 'error',
    signal: AbortSignal.timeout(contract['x-limits'].callbackAcceptSeconds * 1000),
  }).then(
    (response) => response.body?.cancel(),
    () => {},
  );
}
