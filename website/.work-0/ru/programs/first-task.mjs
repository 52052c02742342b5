// Решает reCAPTCHA v2 и выводит токен.
// Требуется: Node.js 20+
// Запуск: API_KEY=... node first-task.mjs
import { setTimeout as sleep } from 'node:timers/promises';

const API_URL = process.env.API_URL ?? 'https://api.captcha-cloud.example';
const API_KEY = process.env.API_KEY ?? 'YOUR_API_KEY';
// Эти коды не означают неудачу: подождите и запросите результат ещё раз.
const ASK_AGAIN = new Set(['CAPTCHA_NOT_READY', 'ERROR_TOO_MUCH_REQUESTS']);
const MAX_NETWORK_FAILURES = 3;

/** Ошибка, которую вернул API. Что делать дальше, определяет код ошибки. */
class ApiError extends Error {
  name = 'ApiError';

  constructor({ errorCode, errorDescription }) {
    super([errorCode, errorDescription].filter(Boolean).join(': '));
    this.errorCode = errorCode;
  }
}

/** Вызывает метод API. Успех определяет errorId в теле ответа, а не статус HTTP. */
async function call(method, fields) {
  const response = await fetch(`${API_URL}/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientKey: API_KEY, ...fields }),
    signal: AbortSignal.timeout(30_000),
  });
  // HTTP 500 или 503 от getTaskResult означает, что решение ещё не готово.
  if (method === 'getTaskResult' && [500, 503].includes(response.status)) {
    throw new ApiError({ errorCode: 'CAPTCHA_NOT_READY' });
  }
  const body = await response.json();
  if (body.errorId !== 0) throw new ApiError(body);
  return body;
}

/** Создаёт задачу и ждёт решения. Состав полей решения зависит от типа задачи. */
async function solve(task, timeoutSeconds = 180) {
  const deadline = performance.now() + timeoutSeconds * 1000;
  // Не повторяйте createTask: если потерялся только ответ, вы заплатите за две задачи.
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
        // Сбой сети не прерывает задачу, поэтому запросите результат ещё раз.
        networkFailures += 1;
        if (networkFailures > MAX_NETWORK_FAILURES) throw error;
      }
    }
    await sleep(3000);
  }
  throw new DOMException('Решение не получено за отведённое время.', 'TimeoutError');
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
