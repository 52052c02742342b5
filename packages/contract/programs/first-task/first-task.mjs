// {{about}}
// {{requires}} {{needs}}
// {{run}} node first-task.mjs
import { setTimeout as sleep } from 'node:timers/promises';

const API_URL = process.env.API_URL ?? '{{apiUrl}}';
const { API_KEY } = process.env;
// {{notReadyCodes}}
const NOT_READY_CODES = new Set(['CAPTCHA_NOT_READY', 'ERROR_TOO_MUCH_REQUESTS']);
const MAX_NETWORK_FAILURES = 3;

/** {{apiError}} */
class ApiError extends Error {
  name = 'ApiError';

  constructor({ errorCode, errorDescription }) {
    super([errorCode, errorDescription].filter(Boolean).join(': '));
    this.errorCode = errorCode;
  }
}

/** {{deadlineError}} */
class DeadlineError extends Error {
  name = 'DeadlineError';
}

/** {{call}} */
async function call(method, fields) {
  const response = await fetch(`${API_URL}/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientKey: API_KEY, ...fields }),
    signal: AbortSignal.timeout(30_000),
  });
  // {{notReady}}
  if (method === 'getTaskResult' && [500, 503].includes(response.status)) {
    throw new ApiError({ errorCode: 'CAPTCHA_NOT_READY' });
  }
  const body = await response.json();
  if (body.errorId !== 0) throw new ApiError(body);
  return body;
}

/** {{solve}} */
async function solve(task, timeoutSeconds = 180) {
  const deadline = performance.now() + timeoutSeconds * 1000;
  // {{createOnce}}
  const { taskId } = await call('createTask', { task });
  let networkFailures = 0;
  await sleep(1000);
  while (performance.now() < deadline) {
    try {
      const { status, solution } = await call('getTaskResult', { taskId });
      if (status === 'ready') return solution;
    } catch (error) {
      if (error instanceof ApiError) {
        if (!NOT_READY_CODES.has(error.errorCode)) throw error;
      } else {
        // {{networkFailure}}
        networkFailures += 1;
        if (networkFailures > MAX_NETWORK_FAILURES) throw error;
      }
    }
    await sleep(3000);
  }
  throw new DeadlineError('{{timedOut}}');
}

if (!API_KEY) {
  console.error('{{noKey}}');
  process.exit(1);
}
try {
  const solution = await solve({
    type: 'RecaptchaV2Task',
    websiteURL: 'https://example.com/login',
    websiteKey: 'YOUR_SITE_KEY',
  });
  console.log(solution.gRecaptchaResponse);
} catch (error) {
  const expected = error instanceof ApiError || error instanceof DeadlineError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
