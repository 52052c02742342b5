import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { USER_AGENT_PLACEHOLDER } from '@docs/site/placeholders';
import { contract } from './contract.ts';
import { requestExample, responseExample } from './examples.ts';
import { METHOD_NAMES, operation } from './names.ts';
import { callBack } from './sandbox-callback.ts';
import { answerOfKey, ConnectionFault, Fault, faultOfTask, injectFault } from './sandbox-faults.ts';
import { SandboxTasks, type SandboxTiming } from './sandbox-tasks.ts';
import type { MethodName } from './types.ts';
import { isObject } from './validate.ts';

export interface SandboxOptions extends Partial<SandboxTiming> {
  /** What getUserAgent answers, and what solutions carry. */
  userAgent?: string;
  /** HTTP status of failed calls. The facts do not state it, so a client must work with any. */
  errorStatus?: number;
}

/** Nine images of 500,000 bytes as base64, with room to spare. */
const MAX_BODY_BYTES = 8_000_000;
const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36';

/** Answers the API's methods from the contract. It checks requests and solves nothing. */
export function sandbox({
  userAgent = USER_AGENT,
  errorStatus = 200,
  ...timing
}: SandboxOptions = {}): RequestListener {
  const tasks = new SandboxTasks({
    pollSpacingSeconds: contract['x-limits'].pollSpacingSeconds,
    pollsBeforeReady: 1,
    ...timing,
  });
  const methods = routes();

  return (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) send(response, 500, 'The sandbox itself failed; see its output.\n');
    });
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?');
    const method = methods.get(path);
    if (!method) return send(response, path === '/' ? 200 : 404, help());
    const { verb } = operation(method);
    if (request.method !== verb) return send(response, 405, `${method} is a ${verb} call.\n`);
    if (method === 'getUserAgent') return send(response, 200, userAgent);
    try {
      sendJson(response, 200, answerTo(method, await readBody(request)));
    } catch (error) {
      if (error instanceof ConnectionFault) return breakConnection(response, error.kind);
      if (!(error instanceof Fault)) throw error;
      if (error.httpStatus) return send(response, error.httpStatus, `${error.message}\n`);
      sendJson(response, errorStatus, failure(method, error));
    }
  }

  function sendJson(response: ServerResponse, status: number, answer: Record<string, unknown>): void {
    const json = JSON.stringify({ ...answer, sandbox: true }).replaceAll(USER_AGENT_PLACEHOLDER, userAgent);
    send(response, status, json, 'application/json');
  }

  function answerTo(method: MethodName, body: Record<string, unknown>): Record<string, unknown> {
    const { clientKey: key } = body;
    answerOfKey(method, key);
    switch (method) {
      case 'createTask': {
        const { name, variant } = faultOfTask(body);
        const id = tasks.create(name, variant);
        const { callbackUrl } = body;
        if (typeof callbackUrl === 'string')
          callBack(callbackUrl, { ...solved(name, variant), sandbox: true });
        return { errorId: 0, taskId: id };
      }
      case 'getTaskResult': {
        const { ready, name, variant, polls } = tasks.poll(body.taskId);
        injectFault(key, polls);
        if (ready) return solved(name, variant);
        return responseExample('getTaskResult', 'processing') as Record<string, unknown>;
      }
      case 'getBalance':
        return responseExample('getBalance') as Record<string, unknown>;
      default:
        tasks.find(body.taskId);
        return responseExample(method) as Record<string, unknown>;
    }
  }
}

function solved(name: string, variant: string | undefined): Record<string, unknown> {
  return responseExample(name, variant) as Record<string, unknown>;
}

function failure(method: MethodName, { code, message }: Fault): Record<string, unknown> {
  const described = method === 'createTask' || method === 'getTaskResult';
  return {
    errorId: 1,
    errorCode: code,
    ...(described && { errorDescription: `Sandbox: ${message}` }),
    ...(method === 'createTask' && { taskId: 0 }),
  };
}

/** Paths and aliases of the contract. */
function routes(): Map<string, MethodName> {
  const own = METHOD_NAMES.map((name) => [operation(name).path, name] as const);
  const aliases = Object.entries(contract.paths).flatMap(([path, { post }]) =>
    post?.['x-alias-of'] ? [[path, post['x-alias-of'] as MethodName] as const] : [],
  );
  return new Map([...own, ...aliases]);
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) {
    throw new Fault('ERROR_TOO_BIG_CAPTCHA_FILESIZE', `the body is over ${MAX_BODY_BYTES} bytes.`);
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Fault('ERROR_TASK_ABSENT', 'the body is not valid JSON.');
  }
  if (!isObject(body)) throw new Fault('ERROR_TASK_ABSENT', 'the body is not a JSON object.');
  return body;
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

/** The client gets no response, half of one, or waits until its own timeout. */
function breakConnection(response: ServerResponse, kind: ConnectionFault['kind']): void {
  if (kind === 'dropped') response.destroy();
  if (kind !== 'truncated') return;
  const body = JSON.stringify(responseExample('getTaskResult', 'processing'));
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

function help(): string {
  return `This is a sandbox: it checks requests against the contract and solves nothing.

${[...routes()].map(([path, method]) => `${operation(method).verb.padEnd(5)}${path}`).join('\n')}

The key is YOUR_API_KEY. Any error code as the key provokes that error. The keys HTTP_503, RATE_LIMITED,
CONNECTION_DROPPED, CONNECTION_LOST and NO_RESPONSE make getTaskResult fail in those ways.

${JSON.stringify(requestExample('createTask'), null, 2)}
`;
}
