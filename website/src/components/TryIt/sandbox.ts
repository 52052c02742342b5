import { isObject } from './draft';

/** One call of the sandbox, as it went over the network. */
export interface Exchange extends Pick<Call, 'verb' | 'path'> {
  /** Both messages, as HTTP. */
  http: string;
  status: number;
  /** Empty unless the response is a JSON object. */
  response: Record<string, unknown>;
  /** The response as it came. */
  text: string;
  retryAfter: number;
}

/** Why there is no exchange to show. */
export class NoSandbox extends Error {
  constructor(
    readonly reason: 'missing' | 'offline' | 'timedOut' | 'busy' | 'unavailable',
    readonly status = 0,
    readonly retryAfter = 0,
  ) {
    super(reason);
  }
}

const SHOWN_HEADERS = ['content-type', 'retry-after', 'x-sandbox', 'x-sandbox-times'];

export interface Call {
  method: string;
  verb: 'GET' | 'POST';
  /** Below /sandbox. */
  path: string;
  body?: unknown;
}

export const TIME_LIMIT_MS = 10_000;

/** Rejects with NoSandbox if the host has none or is too slow, and with the signal's reason if it is aborted. */
export async function callSandbox(call: Call, signal: AbortSignal): Promise<Exchange> {
  const limited = new AbortController();
  const stop = () => limited.abort();
  const timer = setTimeout(stop, TIME_LIMIT_MS);
  signal.addEventListener('abort', stop);
  try {
    return await exchangeMessages(call, limited.signal);
  } catch (error) {
    signal.throwIfAborted();
    if (limited.signal.aborted) throw new NoSandbox('timedOut');
    throw error instanceof NoSandbox ? error : new NoSandbox('offline');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function exchangeMessages({ verb, path, body }: Call, signal: AbortSignal): Promise<Exchange> {
  const address = `/sandbox${path}`;
  const content = body === undefined ? undefined : JSON.stringify(body, null, 2);
  const headers: HeadersInit = content === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(address, { method: verb, headers, body: content, signal });
  const text = await response.text();
  const { status, statusText } = response;
  const retryAfter = Number(response.headers.get('Retry-After')) || 0;
  // A static host, a proxy or a server without the sandbox: their responses are not the sandbox's.
  if (response.headers.get('X-Sandbox') !== 'true')
    throw new NoSandbox(
      status === 429 ? 'busy' : status >= 500 ? 'unavailable' : 'missing',
      status,
      retryAfter,
    );
  const received = SHOWN_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${capitalized(name)}: ${value}`];
  });
  const http = [
    message([`${verb} ${address} HTTP/1.1`, `Host: ${location.host}`, ...sentHeaders(content)], content),
    message([`HTTP/1.1 ${status} ${statusText}`.trim(), ...received], text),
  ].join('\n\n');
  return { verb, path, http, status, response: objectOf(text), text, retryAfter };
}

const sentHeaders = (content: string | undefined) =>
  content === undefined ? [] : ['Content-Type: application/json'];

function message(head: string[], content: string | undefined): string {
  return content ? `${head.join('\n')}\n\n${content}` : head.join('\n');
}

const capitalized = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
