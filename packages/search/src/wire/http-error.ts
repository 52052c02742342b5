/** A request that gets an error response. The message names the cause. */
export class HttpError extends Error {
  readonly status: number;
  /** Seconds, if the client should retry. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export function malformed(parameter: string, expected: string): HttpError {
  return new HttpError(400, `Invalid value for "${parameter}" parameter: expected ${expected}.`);
}

/** The hosted service's error format. */
export function errorBody(status: number, message: string) {
  return { message, status };
}
