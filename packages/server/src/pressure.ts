import { getHeapStatistics } from 'node:v8';
import { HttpError } from '@docs/search';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Share of the heap limit. Beyond it, the garbage collector takes most of the processor time. */
const MAX_HEAP_SHARE = 0.9;
const RETRY_AFTER_SECONDS = 2;
const SAMPLE_MS = 1000;

/**
 * Rejects searches, assistants' calls and sandbox calls with 503 while the event loop lags or the heap is nearly full.
 * Pages, data and health are served from memory, which costs no more than a rejection, so they are always served.
 */
export async function shedLoad(app: FastifyInstance, { maxEventLoopDelayMs }: Config): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    // A sample with fewer than two turns of the event loop counts as an infinite delay, so it must last two of the longest.
    sampleInterval: Math.max(SAMPLE_MS, 2 * maxEventLoopDelayMs),
    maxHeapUsedBytes: MAX_HEAP_SHARE * getHeapStatistics().heap_size_limit,
    pressureHandler: async (request, reply) => {
      if (!/^\/(1|mcp|sandbox)(\/|\?|$)/.test(request.url)) return;
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      throw new Overloaded();
    },
  });
}

class Overloaded extends HttpError {
  readonly statusCode = 503;
  constructor() {
    super(503, `The server is overloaded: try again in ${RETRY_AFTER_SECONDS} seconds.`);
  }
}
