// Resolve um reCAPTCHA v2 e mostra o token.
// Requisitos: Node.js 20+
// Execução: API_KEY=... node first-task.mjs
import { setTimeout as sleep } from 'node:timers/promises';

const API_URL = process.env.API_URL ?? 'https://api.captcha-cloud.example';
const API_KEY = process.env.API_KEY ?? 'YOUR_API_KEY';
// Estes códigos não são falhas: aguarde e consulte de novo.
const ASK_AGAIN = new Set(['CAPTCHA_NOT_READY', 'ERROR_TOO_MUCH_REQUESTS']);
const MAX_NETWORK_FAILURES = 3;

/** Erro retornado pela API. O código de erro indica o que fazer. */
class ApiError extends Error {
  name = 'ApiError';

  constructor({ errorCode, errorDescription }) {
    super([errorCode, errorDescription].filter(Boolean).join(': '));
    this.errorCode = errorCode;
  }
}

/** Chama um método da API. O sucesso depende de errorId no corpo, não do status HTTP. */
async function call(method, fields) {
  const response = await fetch(`${API_URL}/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientKey: API_KEY, ...fields }),
    signal: AbortSignal.timeout(30_000),
  });
  // HTTP 500 ou 503 em getTaskResult significa que a solução ainda não está pronta.
  if (method === 'getTaskResult' && [500, 503].includes(response.status)) {
    throw new ApiError({ errorCode: 'CAPTCHA_NOT_READY' });
  }
  const body = await response.json();
  if (body.errorId !== 0) throw new ApiError(body);
  return body;
}

/** Cria a tarefa e consulta a solução, cujos campos dependem do tipo de tarefa. */
async function solve(task, timeoutSeconds = 180) {
  const deadline = performance.now() + timeoutSeconds * 1000;
  // Não repita createTask: se apenas a resposta se perder, você paga por duas tarefas.
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
        // Uma falha de rede não interrompe a tarefa, então consulte de novo.
        networkFailures += 1;
        if (networkFailures > MAX_NETWORK_FAILURES) throw error;
      }
    }
    await sleep(3000);
  }
  throw new DOMException('Nenhuma solução dentro do tempo limite.', 'TimeoutError');
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
