// Solves one reCAPTCHA v2 and prints the token.
// Run: API_KEY=... node first-task.mjs (Node.js 18 or later)
import { setTimeout as wait } from 'node:timers/promises';

const API_HOST = process.env.API_HOST ?? '%API_URL%';
const API_KEY = process.env.API_KEY ?? 'YOUR_API_KEY';

async function call(method, body) {
  const response = await fetch(`${API_HOST}/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientKey: API_KEY, ...body }),
    signal: AbortSignal.timeout(30_000),
  });
  // getTaskResult may answer 500 or 503 for a moment: treat it as "not ready".
  if (method === 'getTaskResult' && [500, 503].includes(response.status)) {
    return { errorId: 0, status: 'processing' };
  }
  return response.json();
}

async function solve(task) {
  // 1. Create the task.
  const created = await call('createTask', { task });
  if (created.errorId !== 0) throw new Error(`createTask failed: ${created.errorCode}`);

  // 2. Ask for the result: first after 1 s, then every 3 s, for at most 180 s (60 calls; 120 are allowed).
  await wait(1000);
  for (let waited = 1; waited <= 180; waited += 3) {
    const result = await call('getTaskResult', { taskId: created.taskId });
    if (result.status === 'ready') return result.solution;
    if (result.errorId !== 0 && result.errorCode !== 'CAPTCHA_NOT_READY') {
      throw new Error(`The task failed: ${result.errorCode}`);
    }
    await wait(3000);
  }
  throw new Error('No result within 180 s.');
}

try {
  const solution = await solve({
    type: 'RecaptchaV2Task',
    websiteURL: 'https://example.com/login',
    websiteKey: 'YOUR_SITE_KEY',
  });
  console.log(solution.gRecaptchaResponse);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
