import { getHeapStatistics } from 'node:v8';
import { Fault } from '@docs/search';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** Share of the heap limit. Beyond it, the garbage collector takes most of the processor time. */
const MAX_HEAP_SHARE = 0.9;
const RETRY_AFTER_SECONDS = 2;

/**
 * Rejects searches, assistants' calls and sandbox calls with 503 while the event loop lags or the heap is nearly full.
 * Pages, data and health are served from memory, which costs no more than a rejection, so they are always served.
 */
export async function shedLoad(app: FastifyInstance, { maxEventLoopDelayMs }: Config): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: MAX_HEAP_SHARE * getHeapStatistics().heap_size_limit,
    pressureHandler: reject,
  });
}

/** @param value the measured delay or size */
export async function reject(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: Pick<FastifyReply, 'header'>,
  _type: string,
  value: number | undefined,
): Promise<void> {
  // Nothing was measured: on a busy machine, a process that has just started may not have had two turns of its event loop.
  const isMeasured = value !== Number.POSITIVE_INFINITY;
  if (!isMeasured || !/^\/(1|mcp|sandbox)(\/|\?|$)/.test(url)) return;
  reply.header('retry-after', RETRY_AFTER_SECONDS);
  throw new Overloaded();
}

class Overloaded extends Fault {
  readonly statusCode = 503;
  constructor() {
    super(503, `The server is overloaded: try again in ${RETRY_AFTER_SECONDS} seconds.`);
  }
}
