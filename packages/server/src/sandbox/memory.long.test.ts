import { readFile } from 'node:fs/promises';
import { requestExample } from '@docs/contract';
import { expect, test } from 'vitest';
import { serving } from '../../test/process.ts';

test.runIf(process.platform === 'linux')('tasks take no memory', { timeout: 120_000 }, async () => {
  const server = await serving({ SEARCH_RATE_LIMIT: '0', LOG_LEVEL: 'info' }, ['--max-semi-space-size=2']);
  const call = async (method: string, body: unknown) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${server.origin}/sandbox/${method}`, init);
    return (await response.json()) as Record<string, unknown>;
  };
  const load = async (calls: number) => {
    const client = async () => {
      for (let count = 0; count < calls / 8; count += 1) {
        const { taskId } = await call('createTask', requestExample('RecaptchaV2Task'));
        const poll = await call('getTaskResult', { clientKey: 'YOUR_API_KEY', taskId });
        expect(poll).toMatchObject({ status: 'processing' });
      }
    };
    await Promise.all(Array.from({ length: 8 }, client));
    return megabytes(server.child.pid);
  };
  const before = await load(800);
  const after = await load(2400);
  expect(after - before).toBeLessThan(20);
});

async function megabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
