import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { HttpError } from '@docs/search';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Allowance } from './allowance.ts';
import { clientNetwork } from './client-network.ts';
import type { Config } from './config.ts';
import { type Caller, MAX_WAIT_MS } from './fair-queue.ts';
import { HeldBytes } from './held-bytes.ts';
import { MAX_IMAGE_BODY_BYTES } from './limits.ts';
import { turns } from './page-thread.ts';

/** Share of the heap limit. Beyond it, the garbage collector takes most of the processor time. */
const MAX_HEAP_SHARE = 0.9;
const RETRY_AFTER_SECONDS = 2;
const SAMPLE_MS = 1000;
/** A client that sends its next call as soon as it gets a 429 would take most of the time of the page thread. */
const REJECTION_DELAY_MS = 500;

/**
 * The limits of routes whose responses are computed: searches, assistants and the sandbox. Calls of a client beyond its
 * allowance get 429; while the event loop lags or the heap is nearly full, all calls get 503. Pages, data and health are
 * served from memory, which costs no more than a rejection, so they are always served.
 */
export async function limitCalls(
  scope: FastifyInstance,
  allowance: Allowance,
  { maxEventLoopDelayMs }: Config,
): Promise<void> {
  const held = new HeldBytes();
  await scope.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    // A sample with fewer than two turns of the event loop counts as an infinite delay, so it must last two of the longest.
    sampleInterval: Math.max(SAMPLE_MS, 2 * maxEventLoopDelayMs),
    maxHeapUsedBytes: MAX_HEAP_SHARE * getHeapStatistics().heap_size_limit,
    pressureHandler: async () => {
      const sentence = `The server is overloaded: try again in ${RETRY_AFTER_SECONDS} seconds.`;
      throw new HttpError(503, sentence, RETRY_AFTER_SECONDS);
    },
  });
  // Before the body is read, so that a client over its limit costs almost nothing, but after the CORS headers are set.
  scope.addHook('preParsing', async ({ method, ip, headers }, reply) => {
    try {
      if (method !== 'OPTIONS') take(allowance, clientNetwork(ip)); // browsers send preflights on their own
    } catch (error) {
      await pause(REJECTION_DELAY_MS);
      throw error;
    }
    const bytes = Math.min(MAX_IMAGE_BODY_BYTES, announcedBytes(headers));
    if (bytes > 0) held.add(clientNetwork(ip), reply.raw, bytes);
  });
  scope.addHook('onSend', async ({ ip }, reply, payload) => {
    if (typeof payload === 'string' || payload instanceof Uint8Array)
      held.add(clientNetwork(ip), reply.raw, Buffer.byteLength(payload));
  });
}

/**
 * Calls of a client together: searches, calls of assistants and of the sandbox. An expensive search counts as several, when
 * its cost is known.
 */
export function callsPerMinute(count: number): Allowance {
  return new Allowance(count > 0 ? { perSecond: count / 60, atOnce: count } : null);
}

/** Counts a call. Throws 429 if the client has none left. */
function take(allowance: Allowance, client: string): void {
  const waitMs = allowance.waitMs(client);
  if (waitMs === 0) return void allowance.spend(client);
  const seconds = Math.ceil(waitMs / 1000);
  const unit = seconds === 1 ? 'second' : 'seconds';
  throw new HttpError(429, `Too many requests: try again in ${seconds} ${unit}.`, seconds);
}

/** Of the body. A chunked one may have any length. */
function announcedBytes(headers: IncomingHttpHeaders): number {
  return headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
}

export function callerOf({ ip }: FastifyRequest, { raw }: FastifyReply): Caller {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => raw.writableFinished || gone.abort());
  return { client: clientNetwork(ip), signal: gone.signal };
}

/**
 * For calls that are computed on the thread that serves pages. Each waits for a turn of the event loop of its own, so
 * that pages are served between two of them, however many arrive at once. Like a search, it waits for a limited time.
 */
export function oneCallPerTurn(scope: FastifyInstance): void {
  const queue = turns(1, MAX_WAIT_MS);
  scope.addHook('preValidation', (request, reply) => {
    return new Promise<void>(
      (start, reject) => void queue.run(start, callerOf(request, reply)).catch(reject),
    );
  });
}
