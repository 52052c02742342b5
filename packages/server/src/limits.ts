/** Limits for every request. Those that an operator can change are in config.ts. */
export const MAX_URL_LENGTH = 4096;
export const MAX_HEADER_BYTES = 16_384;
/** Of a header that the server reads. Parsing one of 16 KB can take a hundred times as long as serving a page. */
export const MAX_HEADER_VALUE_LENGTH = 1024;
export const MAX_BODY_BYTES = 16_384;
/** Only for sandbox tasks with images. */
export const MAX_IMAGE_BODY_BYTES = 65_536;
/** In a JSON body. Validating a hundred unknown fields takes longer than an ordinary call; no request of the contract has 20. */
export const MAX_JSON_VALUES = 64;
/** If the headers or the whole request have not arrived by then, the response is 408. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 15_000;
/** A connection without traffic for this long, such as a client that stopped reading, is closed. Node checks twice. */
export const STALLED_MS = 10_000;
/** Requests of one connection that wait until the client has read the responses before them. */
export const MAX_WAITING_REQUESTS = 16;
/** Bytes of computed responses that clients have not read yet: of one client, and of all. */
export const MAX_UNREAD_BYTES_PER_CLIENT = 8 * 2 ** 20;
export const MAX_UNREAD_BYTES = 32 * 2 ** 20;
