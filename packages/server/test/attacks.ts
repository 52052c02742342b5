import { CREDENTIALS } from './search.ts';

/** The requests of an attacker. */
export interface Attack {
  path: string;
  headers?: Record<string, string>;
  /** Without one, the method is GET. `{n}` becomes the number of the request, because identical searches are cached. */
  body?: string;
  /** Sent as they are, on a connection of their own, in place of the above. */
  bytes?: string;
  addresses?: string[];
  connectionsPerAddress?: number;
  /** Opens a connection for each request. */
  reconnects?: boolean;
  /** Resets each connection as soon as the bytes are sent. */
  resets?: boolean;
}

export const SEARCH = `/1/indexes/*/queries?${CREDENTIALS}`;

export function searches(...queries: string[]): Attack {
  const requests = queries.map((query) => ({ indexName: 'docs-en', query }));
  return { path: SEARCH, body: JSON.stringify({ requests }) };
}

/** Almost as expensive as a call may be. */
export const MISSPELT_SEARCHES = searches(...[0, 1, 2, 3].map((n) => `captcha proxy {n}${n} tokne`));
export const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

export function toMcp(message: object): Attack {
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  return { path: '/mcp', headers, body: JSON.stringify(message).slice(0, 16_000) };
}

function toSandbox(task: object): Attack {
  const body = JSON.stringify({ clientKey: 'YOUR_API_KEY', task: { type: 'TurnstileTask', ...task } });
  return { path: '/sandbox/createTask', body };
}

const toPage = (accept: string): Attack => ({ path: '/', headers: { accept } });
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));
const short = Array.from({ length: 2300 }, (_, n) => n.toString(36));
/** As bytes: to write so many headers takes a client longer than the server. */
const toPageWith = (headers: string): Attack => ({
  path: '/',
  bytes: `GET / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`,
});
function asBytes({ path, headers = {}, body = '' }: Attack): string {
  const lines = Object.entries({ host: 'a', ...headers, 'content-length': body.length });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

/** Bodies of many small chunks, to a route that reads its body and to one that does not. */
function chunks(line: string): Attack {
  const head = `${line} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;
  return { path: '/', bytes: `${head}${'1\r\nx\r\n'.repeat(16_000)}0\r\n\r\n` };
}

/**
 * Requests that cost a server the most time, beside ordinary ones of the same route: some once beyond a limit and once
 * just below it, where they are accepted.
 */
export const ATTACKS: [title: string, attack: Attack, ordinary: Attack][] = [
  ['15,000 commas in Accept', toPage(','.repeat(15_000)), toPage('text/html,*/*;q=0.8')],
  ['1,000 commas in Accept', toPage(','.repeat(1000)), toPage('text/html,*/*;q=0.8')],
  ['2,300 headers', toPageWith(short.map((name) => `${name}:\r\n`).join('')), toPageWith('')],
  ['2,300 names in the query string', { path: `/?${short.join('&')}` }, toPage('text/html')],
  [
    '15,000 commas for an address that cannot be decoded',
    { path: '/%ff', headers: { 'accept-encoding': ','.repeat(15_000) } },
    toPage('text/html'),
  ],
  ['16,000 chunks to a page', chunks('GET /'), toPageWith('')],
  ['16,000 chunks to a search', chunks(`POST ${SEARCH}`), toPageWith('')],
  ['3,000 keys to /mcp', toMcp(keys(3000)), toMcp(LIST)],
  ['55 keys to /mcp', toMcp({ ...LIST, params: keys(55) }), toMcp(LIST)],
  ['1,500 keys to /sandbox/', toSandbox(keys(1500)), toSandbox({})],
  ['55 keys to /sandbox/', toSandbox(keys(55)), toSandbox({})],
  [
    'expensive searches',
    searches(...Array.from({ length: 30 }, (_, n) => `${'\ufdfa'.repeat(150)}{n}${n}`)),
    searches('captcha {n}'),
  ],
  ['misspelt searches', MISSPELT_SEARCHES, searches('captcha {n}')],
];

/** Work that is done as bytes arrive, before any client waits for a turn. */
export const FLOODS: [title: string, flood: Attack][] = [
  ['250 connections that call an assistant', toMcp(LIST)],
  [
    '1,000 connections that send a hundred calls at once',
    { path: '/', bytes: asBytes(toMcp(LIST)).repeat(100), connectionsPerAddress: 1000 },
  ],
  [
    '250 connections that send twenty requests at once',
    { path: '/', bytes: 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20) },
  ],
  ['250 connections that send a request and are reset', { ...toPageWith(''), resets: true }],
  ['250 connections that are reset before a request', { path: '/', bytes: '', resets: true }],
  ['250 connections that send line breaks', { path: '/', bytes: '\r\n'.repeat(2 ** 19) }],
  ['250 connections that send one-byte chunks', chunks('GET /')],
  ['250 connections that send 2,800 lines of one header', toPageWith('a:b\r\n'.repeat(2800))],
];
