import { contract } from '../contract.ts';
import { errors } from '../errors.ts';
import type { MethodName } from '../types.ts';
import { plainSentences } from '../validate.ts';
import { requestFaults } from '../validator/index.ts';
import { SANDBOX_KEY } from './keys.ts';

/** A documented API error. If `status` is set, it is an HTTP error instead. */
export class ApiError extends Error {
  readonly code: string;
  readonly httpStatus: number | undefined;

  constructor(code: string, message: string, httpStatus?: number) {
    super(message);
    this.code = code;
    this.httpStatus = httpStatus;
  }
}

/** A broken connection instead of a response. */
export class ConnectionFault extends Error {
  readonly kind: 'dropped' | 'truncated' | 'silent';

  constructor(kind: ConnectionFault['kind']) {
    super(`The connection is ${kind}.`);
    this.kind = kind;
  }
}

/** Faults that a key injects: the first getTaskResult calls for a task fail in this order, then the task continues. */
type InjectedFault = 'unavailable' | 'tooMany' | ConnectionFault['kind'];

const FAULTS_BY_KEY = new Map<string, InjectedFault[]>([
  ['HTTP_503', ['unavailable']],
  ['RATE_LIMITED', ['tooMany', 'tooMany']],
  ['CONNECTION_DROPPED', ['dropped', 'truncated']],
  ['CONNECTION_LOST', Array(contract['x-limits'].pollsPerTask).fill('dropped')],
  ['NO_RESPONSE', ['silent']],
]);

/** Throws the fault that the key injects into this getTaskResult call. The first call for a task is number 1. */
export function injectFault(key: string, call: number): void {
  switch (FAULTS_BY_KEY.get(key)?.[call - 1]) {
    case undefined:
      return;
    case 'unavailable':
      throw new ApiError('ERROR_SERVICE_NOT_AVAILABLE', `Sandbox: requested by the key ${key}.`, 503);
    case 'tooMany':
      throw new ApiError('ERROR_TOO_MUCH_REQUESTS', `requested by the key ${key}.`);
    case 'dropped':
      throw new ConnectionFault('dropped');
    case 'truncated':
      throw new ConnectionFault('truncated');
    case 'silent':
      throw new ConnectionFault('silent');
  }
}

const CONNECTION_KEYS = new Set(['CONNECTION_DROPPED', 'CONNECTION_LOST', 'NO_RESPONSE']);

/** Errors of these groups occur when a task is solved, not when it is created. */
export const SOLVING_GROUPS: ReadonlySet<string> = new Set(['task', 'proxy', 'recaptcha']);

/**
 * YOUR_API_KEY, with or without key modifiers, is the only valid key. If the key is an error code, that error is
 * returned: by getTaskResult if the error occurs while solving, otherwise by every method.
 */
export function checkKey(method: MethodName, key: unknown, connectionFaults: boolean): asserts key is string {
  if (typeof key !== 'string') throw new ApiError('ERROR_KEY_DOES_NOT_EXIST', 'clientKey is missing.');
  const [name = '', ...modifiers] = key.split('__');
  if (name === SANDBOX_KEY && modifiers.every((one) => /^\w+$/.test(one))) return;
  if (CONNECTION_KEYS.has(key) && !connectionFaults) {
    throw new ApiError('ERROR_KEY_DOES_NOT_EXIST', `the key ${key} works in \`npm run sandbox\` only.`);
  }
  if (FAULTS_BY_KEY.has(key)) return;
  const wanted = errors('en').find(({ code, aliases }) => code === key || aliases.includes(key));
  if (!wanted) {
    throw new ApiError(
      'ERROR_KEY_DOES_NOT_EXIST',
      `clientKey is unknown; the sandbox accepts ${SANDBOX_KEY}.`,
    );
  }
  if (!SOLVING_GROUPS.has(wanted.group) || method === 'getTaskResult') {
    throw new ApiError(key, `requested by the key. ${wanted.meaning.replaceAll('`', '')}`);
  }
}

const MAX_NAMED_FAULTS = 10;

/** Throws the documented error if the request body is invalid. */
export function checkRequest(method: MethodName, body: unknown): void {
  const faults = requestFaults(method, body);
  const [first] = faults;
  if (!first) return;
  const sentences = plainSentences(faults.slice(0, MAX_NAMED_FAULTS));
  if (faults.length > MAX_NAMED_FAULTS) sentences.push('There are more faults.');
  throw new ApiError(first.code, sentences.join(' '));
}
