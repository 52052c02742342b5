export * from './call.ts';
export { type Credentials, checkCredentials } from './credentials.ts';
export { type ErrorBody, errorBody, HttpError } from './http-error.ts';
export { type Indexes, type IndexFile, type IndexStatus, openIndexes, readIndexFiles } from './indexes.ts';
export { jsonSizeError } from './json-size.ts';
export { MAX_RESPONSE_BYTES } from './limits.ts';
