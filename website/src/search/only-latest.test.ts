import { expect, test } from 'vitest';
import { onlyLatest } from './only-latest';
import type { SearchResponse } from './response';

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Searches that end when the test says so. */
function controlled() {
  const sent: string[] = [];
  const ends = new Map<string, { respond(): void; fail(): void }>();
  const search = onlyLatest(
    ({ query }) =>
      new Promise((resolve, reject) => {
        sent.push(query);
        ends.set(query, {
          respond: () => resolve({ query } as SearchResponse),
          fail: () => reject(new Error(query)),
        });
      }),
  );
  return { sent, ends, search };
}

test('of what is typed while four searches are in progress, only the latest is sent, once one has ended', async () => {
  const { sent, ends, search } = controlled();
  const typed = ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef', 'abcdefg'].map((query) => search({ query }));
  expect(sent).toEqual(['a', 'ab', 'abc', 'abcd']);
  ends.get('ab')?.respond();
  expect(await typed[1]).toEqual({ query: 'ab' });
  await turn();
  expect(sent).toEqual(['a', 'ab', 'abc', 'abcd', 'abcdefg']);
  ends.get('abcdefg')?.respond();
  expect(await typed[6]).toEqual({ query: 'abcdefg' });
});

test('a failed search makes room too, and the failure is passed on', async () => {
  const { sent, ends, search } = controlled();
  const typed = ['a', 'ab', 'abc', 'abcd', 'abcde'].map((query) => search({ query }));
  ends.get('a')?.fail();
  await expect(typed[0]).rejects.toThrow('a');
  await turn();
  expect(sent.at(-1)).toBe('abcde');
  for (const query of ['ab', 'abc', 'abcd', 'abcde']) ends.get(query)?.respond();
  await turn();
  void search({ query: 'again' });
  expect(sent.at(-1)).toBe('again');
});
