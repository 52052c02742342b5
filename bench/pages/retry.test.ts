import { expect, test } from 'vitest';
import { retry } from './retry.ts';

const failing = (times: number) => async () => {
  if (times-- > 0) throw new Error('lost');
  return 'found';
};

test('work that fails by chance is retried', async () => {
  await expect(retry(failing(2))).resolves.toBe('found');
});

test('work that fails every time fails', async () => {
  await expect(retry(failing(3))).rejects.toThrow('lost');
});
