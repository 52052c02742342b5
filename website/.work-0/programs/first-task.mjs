// Solves a reCAPTCHA v2 and prints the token.
// Requires: Node.js 20+
// Run: API_KEY=... node first-task.mjs
import { setTimeout as sleep } from 'node:timers/promises';

const API_URL = process.env.API_URL ?? 'https://api.captcha-cloud.example';
const API_KEY = process.env.API_KEY ?? 'YOUR_API_KEY';
// These codes are not failures: wait, then poll again.
const ASK_AGAIN = new Set(['CAPTCHA_NOT_READY', 'ERROR_TOO_MUCH_REQUESTS']);
const MAX_NETWORK_FAILURES = 3;

/** An error that the API returned. Use its error code to decide what to do. */
class ApiError extends Error {
  name = 'ApiError';

  constructor({ errorCode, errorDescription }) {
    super([errorCode, errorDescription].filter(Boolean).join(': '));
    this.errorCode = errorCode;
  }
}

/** Calls an API method. Success depends on errorId in the body, not on the HTTP status. */
async function call(method, fields) {
  const response = await fetch(`${API_URL}/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientKey: API_KEY, ...fields }),
    signal: AbortSignal.timeout(30_000),
  });
  // HTTP 500 or 503 from getTaskResult means that the solution is not ready yet.
  if (method === 'getTaskResult' && [500, 503].includes(response.status)) {
    throw new ApiError({ errorCode: 'CAPTCHA_NOT_READY' });
  }
  const body = await response.json();
  if (body.errorId !== 0) throw new ApiError(body);
  return body;
}

/** Creates a task and polls for its solution, whose fields depend on the task type. */
async function solve(task, timeoutSeconds = 180) {
  const deadline = performance.now() + timeoutSeconds * 1000;
  // Do not retry createTask: if only the response is lost, you pay for two tasks.
  const { taskId } = await call('createTask', { task });
  let networkFailures = 0;
  await sleep(1000);
  while (performance.now() < deadline) {
    try {
      const { status, solution } = await call('getTaskResult', { taskId });
      if (status === 'ready') return solution;
    } catch (error) {
      if (error instanceof ApiError) {
        if (!ASK_AGAIN.has(error.errorCode)) throw error;
      } else {
        // The task keeps running after a network failure, so poll again.
        networkFailures += 1;
        if (networkFailures > MAX_NETWORK_FAILURES) throw error;
      }
    }
    await sleep(3000);
  }
  throw new DOMException('No solution within the time limit.', 'TimeoutError');
}

try {
  const solution = await solve({
    type: 'RecaptchaV2Task',
    websiteURL: 'https://example.com/login',
    websiteKey: 'YOUR_SITE_KEY',
  });
  console.log(solution.gRecaptchaResponse);
} catch (error) {
  console.error(error instanceof ApiError ? error.message : error);
  process.exitCode = 1;
}
