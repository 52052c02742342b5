import { expect, test } from 'vitest';
import { askPatiently } from './patience';

function failing(...tries: boolean[]) {
  let asked = 0;
  const transporterStackTrace = tries.map((isTimedOut) => ({ response: { isTimedOut } }));
  const ask = async () => {
    asked += 1;
    if (asked === 1) throw Object.assign(new Error('Unreachable hosts'), { transporterStackTrace });
    return 'answer';
  };
  return { ask, asked: () => asked };
}

test('the only host is asked once more after it timed out', async () => {
  const { ask } = failing(true);
  await expect(askPatiently(ask)).resolves.toBe('answer');
});

test.each([[[false]], [[true, true]], [[]]])(
  'there is no second round after tries that timed out: %j',
  async (tries) => {
    const { ask, asked } = failing(...tries);
    await expect(askPatiently(ask)).rejects.toThrow('Unreachable hosts');
    expect(asked()).toBe(1);
  },
);
