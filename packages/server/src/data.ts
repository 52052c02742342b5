import { isUserAgent } from '@docs/site/settings';
import cors from '@fastify/cors';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

export interface UserAgentSource {
  current(): string;
  stop(): void;
}

/** The docs data host (spec 3.6, 7.1): its root path returns the current User-Agent to pages of any origin. */
export async function dataRoutes(
  app: FastifyInstance,
  { userAgent }: { userAgent: UserAgentSource },
): Promise<void> {
  // Pages send a JSON content type, so browsers send a preflight from other origins.
  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD'], maxAge: 86_400 });
  app.get('/', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send({ UserAgent: userAgent.current() }),
  );
}

const TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 16_384;
/** After a failure, retry sooner than the regular refresh. */
const RETRY_SECONDS = 60;

/**
 * The User-Agent that the docs show: the configured value until the upstream, if there is one, has sent a valid one, which
 * is kept during outages of the upstream.
 */
export function userAgentSource(
  { value, upstream, refreshSeconds }: Config['userAgent'],
  log: FastifyBaseLogger,
): UserAgentSource {
  if (!upstream) return { current: () => value, stop: () => {} };

  let current = value;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function refresh(from: URL): Promise<void> {
    let wait = refreshSeconds;
    try {
      const answer = await ask(from);
      if (answer !== current) log.info({ userAgent: answer }, 'user agent changed');
      current = answer;
    } catch (error) {
      if (isStopped) return;
      wait = Math.min(refreshSeconds, RETRY_SECONDS);
      log.warn(
        { upstream: from.origin, reason: reason(error) },
        'user agent upstream failed, the last value stays',
      );
    }
    if (!isStopped) timer = setTimeout(refresh, wait * 1000, from).unref();
  }

  void refresh(upstream);
  return {
    current: () => current,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function ask(upstream: URL): Promise<string> {
  // Not AbortSignal.timeout: Node may collect it as garbage before it fires.
  const canceled = new AbortController();
  const timer = setTimeout(() => canceled.abort(new Error(`timeout after ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  try {
    const headers = { accept: 'application/json, text/plain' };
    return await readUserAgent(await fetch(upstream, { signal: canceled.signal, headers }));
  } finally {
    clearTimeout(timer);
  }
}

async function readUserAgent(response: Response): Promise<string> {
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

/** fetch only says "fetch failed"; the reason is in the cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message;
}
