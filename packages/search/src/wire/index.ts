export * from './answer.ts';
export { type Credentials, checkCredentials } from './credentials.ts';
export { type ErrorBody, errorBody, Fault } from './fault.ts';
export { type Indexes, type IndexesOptions, type IndexStatus, openIndexes } from './indexes.ts';
export { MAX_BODY_BYTES } from './limits.ts';
