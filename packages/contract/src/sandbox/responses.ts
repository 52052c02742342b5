import { USER_AGENT_PLACEHOLDER } from '@docs/site/placeholders';
import { contract } from '../contract.ts';
import { requestExample, responseExample } from '../examples.ts';
import { METHOD_NAMES, operation } from '../names.ts';
import type { MethodName, TaskName } from '../types.ts';
import { fittingVariant } from '../validate.ts';
import { isObject, taskOf } from '../validator/index.ts';
import { ApiError, checkKey, checkRequest, injectFault } from './faults.ts';

/** A task that the sandbox pretends to solve. */
export interface SandboxTask {
  name: TaskName;
  variant: string | undefined;
}

/** Stores the tasks of a sandbox and reports their progress. */
export interface SandboxTasks {
  create(task: SandboxTask): number;
  /** Throws ERROR_NO_SUCH_CAPCHA_ID. */
  find(id: unknown): SandboxTask;
  /** `call` is the number of this getTaskResult call; the first one is 1. */
  poll(id: unknown): SandboxTask & { call: number; ready: boolean };
}

export interface SandboxOptions {
  tasks: SandboxTasks;
  /** The User-Agent that getUserAgent returns and solutions contain. */
  userAgent: string;
  /** Sends the result of a task to its `callbackUrl`. If not set, the createTask response shows what would be sent. */
  callBack?: (url: string, result: Json) => void;
  /** Whether keys can request broken connections. */
  connectionFaults?: boolean;
}

type Json = Record<string, unknown>;

/** Builds the response from the contract; nothing is solved. Throws HTTP and connection faults. */
export function respond(method: MethodName, body: unknown, options: SandboxOptions): Json {
  return filled({ ...attempt(method, body, options), sandbox: true }, options.userAgent);
}

/** Parses a request body. If it is not a JSON object, returns the error of the service. */
export function parsed(text: string): Json | ApiError {
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {}
  return new ApiError('ERROR_TASK_ABSENT', 'the body is not a JSON object.');
}

/** Uses the file size error, because only images make a body this large. */
export function tooLarge(limit: number): ApiError {
  return new ApiError('ERROR_TOO_BIG_CAPTCHA_FILESIZE', `the body is over ${limit} bytes.`);
}

/** The response to a failed method call. */
export function failure(method: MethodName, { code, message }: ApiError): Json {
  const described = method === 'createTask' || method === 'getTaskResult';
  return {
    errorId: 1,
    errorCode: code,
    ...(described && { errorDescription: `Sandbox: ${message}` }),
    ...(method === 'createTask' && { taskId: 0 }),
    sandbox: true,
  };
}

interface Endpoint {
  method: MethodName;
  verb: 'GET' | 'POST';
}

/** Methods by path, including aliases. */
export function endpoints(): Map<string, Endpoint> {
  const own = METHOD_NAMES.map((name) => [operation(name).path, name] as const);
  const aliases = Object.entries(contract.paths).flatMap(([path, { post }]) =>
    post?.['x-alias-of'] ? [[path, post['x-alias-of'] as MethodName] as const] : [],
  );
  return new Map(
    [...own, ...aliases].map(([path, method]) => [path, { method, verb: operation(method).verb }]),
  );
}

/** The help text at the root of a sandbox. `notes` are specific to this sandbox. */
export function help(notes: string): string {
  return `This is a sandbox: it checks requests against the contract and solves nothing.

${[...endpoints()].map(([path, { verb }]) => `${verb.padEnd(5)}${path}`).join('\n')}

${notes}

${JSON.stringify(requestExample('createTask'), null, 2)}
`;
}

function attempt(method: MethodName, body: unknown, options: SandboxOptions): Json {
  try {
    return success(method, body, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus) throw error;
    return failure(method, error);
  }
}

function success(method: MethodName, body: unknown, options: SandboxOptions): Json {
  const { tasks, callBack, connectionFaults = false } = options;
  const { clientKey: key, ...request } = isObject(body) ? body : {};
  checkKey(method, key, connectionFaults);
  checkRequest(method, body);
  switch (method) {
    case 'createTask': {
      const task = requestedTask(request.task as Json);
      const taskId = tasks.create(task);
      const { callbackUrl: url } = request;
      if (typeof url !== 'string') return { errorId: 0, taskId };
      const result = { ...solved(task), sandbox: true };
      if (!callBack) return { errorId: 0, taskId, sandboxCallback: { sent: false, url, body: result } };
      callBack(url, result);
      return { errorId: 0, taskId };
    }
    case 'getTaskResult': {
      const { call, ready, ...task } = tasks.poll(request.taskId);
      injectFault(key, call);
      return ready ? solved(task) : (responseExample('getTaskResult', 'processing') as Json);
    }
    case 'getBalance':
      return responseExample('getBalance') as Json;
    default:
      tasks.find(request.taskId);
      return responseExample(method) as Json;
  }
}

function requestedTask(task: Json): SandboxTask {
  const name = taskOf(task)?.name as TaskName;
  return { name, variant: fittingVariant(name, task) };
}

function solved({ name, variant }: SandboxTask): Json {
  return responseExample(name, variant) as Json;
}

function filled(answer: Json, userAgent: string): Json {
  return JSON.parse(JSON.stringify(answer), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(USER_AGENT_PLACEHOLDER, userAgent) : value,
  );
}
