import type { Form } from '@docs/contract';
import { SANDBOX_TIMING } from '@docs/contract/sandbox-keys';
import { type Call, callSandbox, type Exchange, NoSandbox } from './sandbox';

/** The progress that the reader sees while a request runs and when it has ended. */
export type Progress =
  | { state: 'sending'; method: string }
  | { state: 'processing' }
  | { state: 'ready' | 'done' | 'stopped' | 'gaveUp' }
  | { state: 'error'; code: string }
  | { state: 'rejected'; status: number; text: string }
  | { state: NoSandbox['reason']; status: number; retryAfter: number };

export interface Runner {
  signal: AbortSignal;
  tell(progress: Progress): void;
  add(exchange: Exchange): void;
}

export interface Run {
  form: Pick<Form, 'method' | 'verb' | 'path'>;
  body: unknown;
  /** Sent instead of the reader's key, which is never sent. It selects the behavior of the sandbox. */
  clientKey: string;
  /** A createTask body to send first; the request then uses the taskId of its response. */
  first?: unknown;
}

const MAX_POLLS = 30;
const CREATE = { method: 'createTask', verb: 'POST', path: '/createTask' } as const;
const RESULT = { method: 'getTaskResult', verb: 'POST', path: '/getTaskResult' } as const;

/** Sends the request and, as a client does, polls for the result of a task until it is ready. */
export async function run(given: Run, runner: Runner): Promise<void> {
  try {
    await exchangeAll(given, runner);
  } catch (error) {
    if (runner.signal.aborted) runner.tell({ state: 'stopped' });
    else if (error instanceof NoSandbox)
      runner.tell({ state: error.reason, status: error.status, retryAfter: error.retryAfter });
    else throw error;
  }
}

async function exchangeAll({ form, body, clientKey, first }: Run, runner: Runner): Promise<void> {
  let request = body === undefined ? undefined : { ...(body as object), clientKey };
  if (first !== undefined) {
    const created = await send({ ...CREATE, body: { ...(first as object), clientKey } }, runner);
    if (!created) return;
    request = { ...request, taskId: created.taskId } as typeof request;
  }
  const { method, verb, path } = form;
  if (method === 'getTaskResult') return poll(request, runner);
  const response = await send({ method, verb, path, body: request }, runner);
  if (!response) return;
  if (method === 'createTask') return poll({ clientKey, taskId: response.taskId }, runner);
  runner.tell({ state: 'done' });
}

/** Undefined if the response is an error, which is reported to the runner. */
async function send(call: Call, runner: Runner): Promise<Record<string, unknown> | undefined> {
  runner.tell({ state: 'sending', method: call.method });
  const exchange = await callSandbox(call, runner.signal);
  runner.add(exchange);
  const failed = failureOf(exchange, call.verb === 'POST');
  if (!failed) return exchange.response;
  runner.tell(failed);
  return undefined;
}

function failureOf(exchange: Exchange, hasErrorId = true): Progress | undefined {
  const { status, response, text, retryAfter } = exchange;
  if (status === 429) return { state: 'busy', status, retryAfter };
  if (status >= 500) return { state: 'unavailable', status, retryAfter };
  // A body that the sandbox does not read in full has the API's error too, with 413.
  if (typeof response.errorCode === 'string') return { state: 'error', code: response.errorCode };
  if (status !== 200) return { state: 'rejected', status, text };
  if (hasErrorId && response.errorId !== 0) return { state: 'error', code: String(response.errorCode) };
  return undefined;
}

async function poll(body: unknown, runner: Runner): Promise<void> {
  for (let count = 0; count < MAX_POLLS; count += 1) {
    runner.tell({ state: 'processing' });
    await pause(SANDBOX_TIMING.intervalSeconds * 1000, runner.signal);
    const exchange = await callSandbox({ ...RESULT, body }, runner.signal);
    runner.add(exchange);
    const { status, response } = exchange;
    // Clients must retry here, see "Still processing" on the page of getTaskResult.
    if (status === 503 || response.errorCode === 'ERROR_TOO_MUCH_REQUESTS') continue;
    const failed = failureOf(exchange);
    if (failed) return runner.tell(failed);
    if (response.status === 'ready') return runner.tell({ state: 'ready' });
  }
  runner.tell({ state: 'gaveUp' });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
