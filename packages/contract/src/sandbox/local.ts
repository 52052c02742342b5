import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { callBack } from './callback.ts';
import { CountedTasks, type CountedTiming } from './counted-tasks.ts';
import { sandboxData } from './data.ts';
import { ApiError, ConnectionFault } from './faults.ts';
import { failure, parsed, Sandbox, tooLarge } from './sandbox.ts';

export interface LocalSandboxOptions extends Partial<CountedTiming> {
  /** The User-Agent that getUserAgent returns and solutions contain. */
  userAgent?: string;
  /** HTTP status of failed calls. The API does not document one, so a client must work with any. */
  errorStatus?: number;
}

/** Enough for nine images of 500,000 bytes as base64. */
const MAX_BODY_BYTES = 8_000_000;
const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36';

const NOTES = `The key is YOUR_API_KEY. Any error code as the key provokes that error. The keys HTTP_503, RATE_LIMITED,
CONNECTION_DROPPED, CONNECTION_LOST and NO_RESPONSE make getTaskResult fail in those ways.`;

/** `npm run sandbox`: counts calls, breaks connections on request, and sends callbacks to this machine. */
export async function localSandbox({
  userAgent = USER_AGENT,
  errorStatus = 200,
  ...timing
}: LocalSandboxOptions = {}): Promise<RequestListener> {
  const sandbox = await Sandbox.open(sandboxData());
  const { limits, responses } = sandbox.data;
  const { pollSpacingSeconds } = limits;
  const tasks = new CountedTasks({ pollSpacingSeconds, pollsBeforeReady: 1, ...timing }, limits);

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) send(response, 500, 'The sandbox itself failed; see its output.\n');
    });
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?');
    const endpoint = sandbox.endpoint(path);
    if (!endpoint) return send(response, path === '/' ? 200 : 404, sandbox.help(NOTES));
    const { method, verb } = endpoint;
    if (request.method !== verb) return send(response, 405, `${method} is a ${verb} call.\n`);
    if (method === 'getUserAgent') return send(response, 200, userAgent);
    const body = await readBody(request);
    try {
      const answer =
        body instanceof ApiError
          ? failure(method, body)
          : sandbox.respond(method, body, { tasks, userAgent, callBack, connectionFaults: true });
      send(response, answer.errorId === 0 ? 200 : errorStatus, JSON.stringify(answer), 'application/json');
    } catch (error) {
      if (error instanceof ConnectionFault)
        return breakConnection(response, error.kind, responses.processing);
      if (!(error instanceof ApiError && error.httpStatus)) throw error;
      send(response, error.httpStatus, `${error.message}\n`);
    }
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? tooLarge(MAX_BODY_BYTES) : parsed(Buffer.concat(chunks).toString('utf8'));
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Sandbox': 'true',
  });
  response.end(body);
}

/** The client receives no response, half a response, or nothing until it times out. */
function breakConnection(response: ServerResponse, kind: ConnectionFault['kind'], whole: object): void {
  if (kind === 'dropped') response.destroy();
  if (kind !== 'truncated') return;
  const body = JSON.stringify(whole);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}
