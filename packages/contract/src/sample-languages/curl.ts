import { json, type SampleWriter } from './writer.ts';

/** For each quote: ends the string, adds an escaped quote, and starts a new string. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export const curl: SampleWriter = {
  post: (url, body) => `curl --silent --show-error --max-time 30 '${url}' \\
  --header 'Content-Type: application/json' \\
  --data ${quoted(json(body))} |
  jq 'if .errorId == 0 then . else error(.errorCode) end'`,

  get: (url) => `curl --silent --show-error --fail --max-time 30 '${url}'`,
};
