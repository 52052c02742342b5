import { ApiError, failure, parsed, SANDBOX_TIMING, type Sandbox, tooLarge } from '@docs/contract/sandbox';
import { MAX_BODY_BYTES } from '../limits.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  /** A sentence, or JSON. */
  body: string | Record<string, unknown>;
}

const { intervalSeconds, readyAfterSeconds } = SANDBOX_TIMING;
const TIMES = {
  'x-sandbox-times': `shortened: poll every ${intervalSeconds} s, ready after ${readyAfterSeconds} s`,
};

const NOTES = `Paths are below this one. The key is YOUR_API_KEY. Any error code as the key provokes that
error. The keys HTTP_503 and RATE_LIMITED make the first calls of getTaskResult fail. Times are shortened: poll every
${intervalSeconds} s, the task is ready after ${readyAfterSeconds} s. A callbackUrl is shown in the response and never called.`;

/** The response of the sandbox to an HTTP request. */
export function answerCall(
  sandbox: Sandbox,
  { verb, path, text, userAgent }: { verb: string; path: string; text: string; userAgent: string },
): Answer {
  const { method, verb: allowed } = sandbox.endpoint(path) ?? { method: undefined, verb: 'GET' };
  if (!method && path !== '/') return sentence(404, 'There is no such method: GET /sandbox/ lists them.');
  if (verb !== allowed) {
    const allow = allowed === 'GET' ? 'GET, HEAD' : allowed;
    return sentence(405, `This address takes ${allowed}, not ${verb}.`, { allow });
  }
  if (!method) return { status: 200, headers: TIMES, body: sandbox.help(NOTES) };
  if (method === 'getUserAgent') return { status: 200, headers: {}, body: userAgent };
  const body = parsed(text);
  if (body instanceof ApiError) return { status: 400, headers: {}, body: failure(method, body) };
  if (text.length > MAX_BODY_BYTES && !sandbox.takesImages(body))
    return answerTooLarge(sandbox, path, MAX_BODY_BYTES);
  try {
    const answer = sandbox.respond(method, body, userAgent);
    return { status: 200, headers: TIMES, body: answer };
  } catch (error) {
    if (!(error instanceof ApiError && error.httpStatus)) throw error;
    return sentence(error.httpStatus, error.message, { 'retry-after': String(intervalSeconds) });
  }
}

export function answerTooLarge(sandbox: Sandbox, path: string, limit: number): Answer {
  const method = sandbox.endpoint(path)?.method;
  const error = tooLarge(limit);
  return method ? { status: 413, headers: {}, body: failure(method, error) } : sentence(413, error.message);
}

function sentence(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: `${text}\n` };
}
