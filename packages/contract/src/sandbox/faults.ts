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

/** Keys that make the first getTaskResult calls for a task fail, with the number of these calls. */
const FAILING_CALLS: ReadonlyMap<string, number> = new Map([
  ['HTTP_503', 1],
  ['RATE_LIMITED', 2],
]);

export const injectsFaults = (key: string): boolean => FAILING_CALLS.has(key);

/** Throws the fault that the key injects into this getTaskResult call. The first call for a task is number 1. */
export function injectFault(key: string, call: number): void {
  if (call > (FAILING_CALLS.get(key) ?? 0)) return;
  if (key === 'RATE_LIMITED') throw new ApiError('ERROR_TOO_MUCH_REQUESTS', `requested by the key ${key}.`);
  throw new ApiError('ERROR_SERVICE_NOT_AVAILABLE', `Sandbox: requested by the key ${key}.`, 503);
}

/** Errors of these groups occur when a task is solved, not when it is created. */
export const SOLVING_GROUPS: ReadonlySet<string> = new Set(['task', 'proxy', 'recaptcha']);
