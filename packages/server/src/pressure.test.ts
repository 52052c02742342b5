import { expect, test, vi } from 'vitest';
import { reject } from './pressure.ts';

test('a delay that could not be measured, as in the first second on a busy machine, rejects nothing', async () => {
  const reply = { header: vi.fn() };
  const decide = (delay: number) => reject({ url: '/sandbox/createTask' }, reply, 'eventLoopDelay', delay);
  await expect(decide(Number.POSITIVE_INFINITY)).resolves.toBeUndefined();
  await expect(decide(5000)).rejects.toMatchObject({ statusCode: 503 });
  expect(reply.header).toHaveBeenCalledExactlyOnceWith('retry-after', 2);
});
