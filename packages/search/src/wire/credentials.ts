import { HttpError } from './http-error.ts';

export interface Credentials {
  appId: string;
  apiKey: string;
}

type Values = Record<string, unknown>;

/** Both can be in the query string or in the headers. The browser client sends them in the query string. */
export function checkCredentials(expected: Credentials, query: Values, headers: Values): void {
  const given = (name: string): unknown => query[name] ?? headers[name];
  const appId = given('x-algolia-application-id');
  const apiKey = given('x-algolia-api-key');
  if (appId !== expected.appId || apiKey !== expected.apiKey) {
    throw new HttpError(403, 'Invalid Application-ID or API key');
  }
}
