export { buildIndex, type SearchIndex } from './engine/index.ts';
export { type Level, LOCALES, type Locale, type SearchRecord } from './record.ts';
export { readIndexFile, readRecords, unpackedBytes, writeIndexFile } from './store/index.ts';
export { planCall } from './wire/call.ts';
export { type Credentials, checkCredentials } from './wire/credentials.ts';
export { errorBody, HttpError } from './wire/http-error.ts';
export {
  type Indexes,
  type IndexFile,
  type IndexStatus,
  openIndexes,
  readIndexFiles,
} from './wire/indexes.ts';
export { jsonSizeError } from './wire/json-size.ts';
export { MAX_RESPONSE_BYTES } from './wire/limits.ts';
