import { expect, test } from 'vitest';
import { retry } from './retry.ts';

const failing = (times: number) => async () => {
  if (times-- > 0) throw new Error('lost');
  return 'found';
};

test('what fails by chance is tried again', async () => {
  await expect(retry(failing(2))).resolves.toBe('found');
});

test('what fails every time fails', async () => {
  await expect(retry(failing(3))).rejects.toThrow('lost');
});
