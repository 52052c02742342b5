import { contract, schema } from './contract.ts';
import { errors } from './errors.ts';
import { claimedTask, rawTask, selectors, TASK_NAMES } from './names.ts';
import type { MethodName, TaskName } from './types.ts';
import { fittingVariant, isObject, validateRequest } from './validate.ts';

/** A documented failure; with a status it is one of HTTP instead. */
export class Fault extends Error {
  readonly code: string;
  readonly httpStatus: number | undefined;

  constructor(code: string, message: string, httpStatus?: number) {
    super(message);
    this.code = code;
    this.httpStatus = httpStatus;
  }
}

/** A failure of the connection instead of a response. */
export class ConnectionFault extends Error {
  readonly kind: 'dropped' | 'truncated' | 'silent';

  constructor(kind: ConnectionFault['kind']) {
    super(`The connection is ${kind}.`);
    this.kind = kind;
  }
}

/** Faults that a key injects: the calls of getTaskResult for one task fail in this order, then the task goes on. */
type InjectedFault = 'unavailable' | 'tooMany' | ConnectionFault['kind'];

const FAULTS_BY_KEY = new Map<unknown, InjectedFault[]>([
  ['HTTP_503', ['unavailable']],
  ['RATE_LIMITED', ['tooMany', 'tooMany']],
  ['CONNECTION_DROPPED', ['dropped', 'truncated']],
  ['CONNECTION_LOST', Array(contract['x-limits'].pollsPerTask).fill('dropped')],
  ['NO_RESPONSE', ['silent']],
]);

/** Throws the fault that the key injects into this call of getTaskResult; the first call for a task is number 1. */
export function injectFault(key: unknown, call: number): void {
  switch (FAULTS_BY_KEY.get(key)?.[call - 1]) {
    case undefined:
      return;
    case 'unavailable':
      throw new Fault('ERROR_SERVICE_NOT_AVAILABLE', `Sandbox: requested by the key ${key}.`, 503);
    case 'tooMany':
      throw new Fault('ERROR_TOO_MUCH_REQUESTS', `requested by the key ${key}.`);
    case 'dropped':
      throw new ConnectionFault('dropped');
    case 'truncated':
      throw new ConnectionFault('truncated');
    case 'silent':
      throw new ConnectionFault('silent');
  }
}

/** Errors of these groups come when a task is solved, not when it is created. */
export const SOLVING_GROUPS: ReadonlySet<string> = new Set(['task', 'proxy', 'recaptcha']);

/**
 * YOUR_API_KEY, with key modifiers, is the one good key. An error code as the key is answered with that error: by
 * getTaskResult where solving gives it, by every method otherwise.
 */
export function answerOfKey(method: MethodName, key: unknown): void {
  if (typeof key !== 'string') throw new Fault('ERROR_KEY_DOES_NOT_EXIST', 'clientKey is missing.');
  if (/^YOUR_API_KEY(__\w+)*$/.test(key) || FAULTS_BY_KEY.has(key)) return;
  const wanted = errors('en').find(({ code, aliases }) => code === key || aliases.includes(key));
  if (!wanted) {
    throw new Fault('ERROR_KEY_DOES_NOT_EXIST', 'clientKey is unknown; the sandbox accepts YOUR_API_KEY.');
  }
  if (!SOLVING_GROUPS.has(wanted.group) || method === 'getTaskResult') {
    throw new Fault(key, `asked for by the key. ${wanted.meaning.replaceAll('`', '')}`);
  }
}

interface ClaimedTask {
  name: TaskName;
  variant: string | undefined;
}

/** Throws the documented fault of a createTask body, or returns what it asks for. */
export function faultOfTask(body: Record<string, unknown>): ClaimedTask {
  const { task } = body;
  if (!isObject(task)) throw new Fault('ERROR_TASK_ABSENT', 'task is missing or not an object.');
  const name = claimedType(task);
  checkProxy(task, name);
  checkImages(task);
  checkWebsite(task, name);
  const found = validateRequest('createTask', body);
  if (!found.valid) throw new Fault('ERROR_INVALID_TASK', found.errors.join(' '));
  return { name, variant: fittingVariant(name, task) };
}

function claimedType(task: Record<string, unknown>): TaskName {
  if (typeof task.type !== 'string' || task.type === '') {
    throw new Fault('ERROR_NO_SUCH_METHOD', 'task.type is missing or not a string.');
  }
  const name = claimedTask(task);
  if (name) return name;
  const classes = TASK_NAMES.map(selectors).flatMap(({ types, class: kind }) =>
    kind && types.includes(String(task.type)) ? [kind] : [],
  );
  const reason =
    classes.length > 0
      ? `task.class must be one of ${classes.join(', ')}`
      : `task.type ${task.type} is unknown`;
  throw new Fault('ERROR_TASK_NOT_SUPPORTED', `${reason}.`);
}

function checkProxy(task: Record<string, unknown>, name: TaskName): void {
  const { proxy, proxyRequiredFor = [] } = rawTask(name);
  if (proxy === 'unsupported') return;
  const fields = schema('OptionalProxy').properties ?? {};
  const sent = Object.keys(fields).filter((field) => field in task);
  for (const field of ['proxyLogin', 'proxyPassword']) {
    if (String(task[field] ?? '').includes('%')) {
      throw new Fault('ERROR_PROXY_CREDENTIALS_INVALID_CHARACTER', `task.${field} contains %.`);
    }
  }
  const required = proxy === 'required' || proxyRequiredFor.includes(String(task.cloudflareTaskType));
  const needed = required
    ? Object.keys(fields)
    : sent.length > 0
      ? ['proxyType', 'proxyAddress', 'proxyPort']
      : [];
  const absent = needed.filter((field) => !(field in task));
  if (absent.length > 0) {
    throw new Fault('ERROR_PROXY_MISSING', `task lacks ${absent.join(', ')}.`);
  }
  const types = fields.proxyType ? (fields.proxyType.enum ?? []) : [];
  if (sent.includes('proxyType') && !types.includes(task.proxyType)) {
    throw new Fault('ERROR_PROXY_MISSING', `task.proxyType must be one of ${types.join(', ')}.`);
  }
}

/**
 * Whether the limits count bytes before or after base64 is not stated, so only what is outside them either way is
 * refused.
 */
function checkImages(task: Record<string, unknown>): void {
  const { minimum, maximum } = contract['x-limits'].imageBytes;
  for (const image of [task.body, ...(Array.isArray(task.imagesBase64) ? task.imagesBase64 : [])]) {
    if (typeof image !== 'string') continue;
    if (image.length < minimum) {
      throw new Fault('ERROR_ZERO_CAPTCHA_FILESIZE', `an image is under ${minimum} bytes.`);
    }
    if (Buffer.byteLength(image, 'base64') > maximum) {
      throw new Fault('ERROR_TOO_BIG_CAPTCHA_FILESIZE', `an image is over ${maximum} bytes.`);
    }
  }
}

function checkWebsite(task: Record<string, unknown>, name: TaskName): void {
  const { websiteURL } = task;
  if (/^RecaptchaV/.test(name) && typeof websiteURL === 'string' && !/^https?:\/\//.test(websiteURL)) {
    throw new Fault('ERROR_RECAPTCHA_INVALID_DOMAIN', 'task.websiteURL lacks http:// or https://.');
  }
}
