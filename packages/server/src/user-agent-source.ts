import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isUserAgent } from '@docs/site/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';

export interface UserAgentSource {
  current(): string;
  stop(): void;
}

const TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 16_384;
/** After a failure, retry sooner than the regular refresh. */
const RETRY_SECONDS = 60;

/**
 * The User-Agent that the docs show. Without an upstream, it is the configured value. With one, it is the last valid
 * response, which is kept in memory during outages of the upstream and on disk across restarts of this process.
 */
export async function userAgentSource(
  { value, upstream, refreshSeconds, stateFile }: Config['userAgent'],
  log: FastifyBaseLogger,
): Promise<UserAgentSource> {
  if (!upstream) return { current: () => value, stop: () => {} };

  let current = (await remembered(stateFile)) ?? value;
  let timer: NodeJS.Timeout | undefined;
  const stopped = new AbortController();

  async function refresh(from: URL): Promise<void> {
    let wait = refreshSeconds;
    try {
      const answer = await ask(from, stopped.signal);
      if (answer !== current) log.info({ userAgent: answer }, 'user agent changed');
      current = answer;
      await remember(stateFile, answer, log);
    } catch (error) {
      if (stopped.signal.aborted) return;
      wait = Math.min(refreshSeconds, RETRY_SECONDS);
      log.warn(
        { upstream: from.origin, reason: reason(error) },
        'user agent upstream failed, the last value stays',
      );
    }
    if (!stopped.signal.aborted) timer = setTimeout(refresh, wait * 1000, from).unref();
  }

  void refresh(upstream);
  return {
    current: () => current,
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

/** Not AbortSignal.any and AbortSignal.timeout: Node may collect these as garbage before they fire. */
async function ask(upstream: URL, stopped: AbortSignal): Promise<string> {
  const canceled = new AbortController();
  const stop = () => canceled.abort();
  const timer = setTimeout(() => canceled.abort(new Error(`timeout after ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  stopped.addEventListener('abort', stop);
  try {
    return await fetchUserAgent(upstream, canceled.signal);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', stop);
  }
}

async function fetchUserAgent(upstream: URL, signal: AbortSignal): Promise<string> {
  const response = await fetch(upstream, { signal, headers: { accept: 'application/json, text/plain' } });
  const body = await readLimited(response);
  if (!response.ok) throw new Error(`it answered with status ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (/html|xml/.test(type)) throw new Error(`it answered with ${type}`);
  const answer = type.includes('json') ? JSON.parse(body)?.UserAgent : body;
  const value = typeof answer === 'string' ? answer.trim() : answer;
  if (!isUserAgent(value)) throw new Error('its answer holds no usable User-Agent');
  return value;
}

/** An upstream that never stops sending must not fill the memory. */
async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error(`its answer is longer than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function remembered(file: string): Promise<string | undefined> {
  const value = (await readFile(file, 'utf8').catch(() => '')).trim();
  return isUserAgent(value) ? value : undefined;
}

/** Writes a temporary file and renames it, so that neither a reader nor a crash leads to a partial value. */
async function remember(file: string, value: string, log: FastifyBaseLogger): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, value);
    await rename(draft, file);
  } catch (error) {
    log.warn({ file, reason: reason(error) }, 'user agent could not be written down, a restart forgets it');
  }
}

/** fetch only says "fetch failed"; the reason is in the cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message;
}
