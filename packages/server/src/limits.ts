/** Limits for every request. Those that an operator can change are in config.ts. */
export const MAX_URL_LENGTH = 4096;
export const MAX_HEADER_BYTES = 16_384;
/** Of a header that the server reads. Parsing one of 16 KB can take a hundred times as long as serving a page. */
export const MAX_HEADER_VALUE_LENGTH = 1024;
/** A browser sends thirty, and proxies add a few. Two thousand fit into the bytes above. */
export const MAX_HEADERS = 100;
export const MAX_BODY_BYTES = 16_384;
/** Of a body without Content-Length. A chunk of one byte costs as much as one of 16 KB. */
export const MAX_CHUNKS = 100;
/** Only for sandbox tasks with images. */
export const MAX_IMAGE_BODY_BYTES = 65_536;
/** In a JSON body. Validating a hundred unknown fields takes longer than an ordinary call; no request of the contract has 20. */
export const MAX_JSON_VALUES = 64;
/** If the headers or the whole request have not arrived by then, the response is 408. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 15_000;
/** A connection without traffic for this long, such as a client that stopped reading, is closed. Node checks twice. */
export const STALLED_MS = 10_000;
/** Of one client. To accept a connection and to close it again costs as much as several pages. */
export const NEW_CONNECTIONS_PER_SECOND = 100;
/** Requests of one connection that wait for the response before them. Their headers together have at most the bytes of one. */
export const MAX_WAITING_REQUESTS = 16;
/** Bytes of bodies that have not arrived yet and of responses that clients have not read: of one client, and of all. */
export const MAX_HELD_BYTES_PER_CLIENT = 8 * 2 ** 20;
export const MAX_HELD_BYTES = 32 * 2 ** 20;
