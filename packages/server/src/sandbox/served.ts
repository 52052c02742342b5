import {
  ApiError,
  endpoints,
  failure,
  help,
  parsed,
  respond,
  SANDBOX_TIMING,
  SignedTasks,
  tooLarge,
} from '@docs/contract/sandbox';

interface Answer {
  status: number;
  headers: Record<string, string>;
  /** A sentence, or JSON. */
  body: string | Record<string, unknown>;
}

export interface ServedSandbox {
  answer(verb: string, path: string, body: string): Answer;
  /** The response to a body over the limit. */
  tooLarge(path: string, limit: number): Answer;
}

const { intervalSeconds, readyAfterSeconds } = SANDBOX_TIMING;
const TIMES = {
  'x-sandbox-times': `shortened: poll every ${intervalSeconds} s, ready after ${readyAfterSeconds} s`,
};

const NOTES = `Paths are below this one, on this origin only. The key is YOUR_API_KEY. Any error code as the key provokes that
error. The keys HTTP_503 and RATE_LIMITED make the first calls of getTaskResult fail. Times are shortened: poll every
${intervalSeconds} s, the task is ready after ${readyAfterSeconds} s. A callbackUrl is shown in the response and never called.
\`npm run sandbox\` in the repository of this site starts one on your machine, with faults of the connection too.`;

/** The sandbox with HTTP responses. */
export function servedSandbox(key: string | undefined, userAgent: () => string): ServedSandbox {
  const methods = endpoints();
  const tasks = new SignedTasks(key);
  return {
    answer(verb, path, text) {
      const { method, verb: allowed } = methods.get(path) ?? { method: undefined, verb: 'GET' };
      if (!method && path !== '/') return sentence(404, 'There is no such method: GET /sandbox/ lists them.');
      if (verb !== allowed) {
        const allow = allowed === 'GET' ? 'GET, HEAD' : allowed;
        return sentence(405, `This address takes ${allowed}, not ${verb}.`, { allow });
      }
      if (!method) return { status: 200, headers: TIMES, body: help(NOTES) };
      if (method === 'getUserAgent') return { status: 200, headers: {}, body: userAgent() };
      const body = parsed(text);
      if (body instanceof ApiError) return { status: 400, headers: {}, body: failure(method, body) };
      try {
        const answer = respond(method, body, { tasks, userAgent: userAgent() });
        return { status: 200, headers: TIMES, body: answer };
      } catch (error) {
        if (!(error instanceof ApiError && error.httpStatus)) throw error;
        return sentence(error.httpStatus, error.message, { 'retry-after': String(intervalSeconds) });
      }
    },
    tooLarge(path, limit) {
      const method = methods.get(path)?.method;
      const error = tooLarge(limit);
      return method
        ? { status: 413, headers: {}, body: failure(method, error) }
        : sentence(413, error.message);
    },
  };
}

function sentence(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: `${text}\n` };
}
