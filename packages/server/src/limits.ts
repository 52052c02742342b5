/** Limits for every request. Those that an operator can change are in config.ts. */
export const MAX_URL_LENGTH = 4096;
export const MAX_HEADER_BYTES = 16_384;
export const MAX_BODY_BYTES = 65_536;
/** If the headers or the whole request have not arrived by then, the response is 408. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 15_000;
/** A connection without traffic for this long, such as a client that stopped reading, is closed. Node checks twice. */
export const STALLED_MS = 10_000;
