/** A documented API error. If `httpStatus` is set, it is an HTTP error instead. */
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

/** Every call fails, not only the first ones. */
const LOST = 'CONNECTION_LOST';

const FAULTS_BY_KEY = new Map<string, InjectedFault[]>([
  ['HTTP_503', ['unavailable']],
  ['RATE_LIMITED', ['tooMany', 'tooMany']],
  ['CONNECTION_DROPPED', ['dropped', 'truncated']],
  [LOST, ['dropped']],
  ['NO_RESPONSE', ['silent']],
]);

/** Throws the fault that the key injects into this getTaskResult call. The first call for a task is number 1. */
export function injectFault(key: string, call: number): void {
  const faults = FAULTS_BY_KEY.get(key);
  switch (key === LOST ? faults?.[0] : faults?.[call - 1]) {
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

export const injectsFaults = (key: string): boolean => FAULTS_BY_KEY.has(key);

export const CONNECTION_KEYS: ReadonlySet<string> = new Set(['CONNECTION_DROPPED', LOST, 'NO_RESPONSE']);

/** Errors of these groups occur when a task is solved, not when it is created. */
export const SOLVING_GROUPS: ReadonlySet<string> = new Set(['task', 'proxy', 'recaptcha']);
