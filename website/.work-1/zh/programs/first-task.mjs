// 识别一个 reCAPTCHA v2 并输出令牌。
// 需要 Node.js 20+
// 执行 API_KEY=... node first-task.mjs
import { setTimeout as sleep } from 'node:timers/promises';

const API_URL = process.env.API_URL ?? 'https://api.captcha-cloud.example';
const API_KEY = process.env.API_KEY ?? 'YOUR_API_KEY';
// 以下错误码不表示失败：稍等后再次查询即可。
const ASK_AGAIN = new Set(['CAPTCHA_NOT_READY', 'ERROR_TOO_MUCH_REQUESTS']);
const MAX_NETWORK_FAILURES = 3;

/** API 返回的错误，可根据错误码决定如何处理。 */
class ApiError extends Error {
  name = 'ApiError';

  constructor({ errorCode, errorDescription }) {
    super([errorCode, errorDescription].filter(Boolean).join(': '));
    this.errorCode = errorCode;
  }
}

/** 调用一个 API 接口。是否成功以响应体中的 errorId 为准，与 HTTP 状态码无关。 */
async function call(method, fields) {
  const response = await fetch(`${API_URL}/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientKey: API_KEY, ...fields }),
    signal: AbortSignal.timeout(30_000),
  });
  // getTaskResult 返回 HTTP 500 或 503 时，表示结果尚未就绪。
  if (method === 'getTaskResult' && [500, 503].includes(response.status)) {
    throw new ApiError({ errorCode: 'CAPTCHA_NOT_READY' });
  }
  const body = await response.json();
  if (body.errorId !== 0) throw new ApiError(body);
  return body;
}

/** 创建任务并轮询结果，结果包含的字段取决于任务类型。 */
async function solve(task, timeoutSeconds = 180) {
  const deadline = performance.now() + timeoutSeconds * 1000;
  // 不要重试 createTask：如果丢失的只是响应，重试会创建第二个任务，重复扣费。
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
        // 网络故障不会中断任务，因此再次查询即可。
        networkFailures += 1;
        if (networkFailures > MAX_NETWORK_FAILURES) throw error;
      }
    }
    await sleep(3000);
  }
  throw new DOMException('在时限内未获得结果。', 'TimeoutError');
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
