/** Limits of every request. Those that an operator may change are in config.ts. */
export const MAX_URL_LENGTH = 4096;
export const MAX_HEADER_BYTES = 16_384;
export const MAX_BODY_BYTES = 65_536;
/** A request whose headers, or which as a whole, has not arrived by then is answered 408. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 15_000;
/** A connection that moves no byte for this long, a reader who stopped reading say, is closed; Node looks twice. */
export const STALLED_MS = 10_000;
