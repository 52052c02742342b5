import { expect, test } from 'vitest';
import { editDistance, prefixEditDistance } from './edit-distance.ts';

test('an insertion, a deletion, a substitution and a swap of neighbors count one each', () => {
  expect(editDistance('token', 'tokken', 2)).toBe(1);
  expect(editDistance('token', 'tken', 2)).toBe(1);
  expect(editDistance('token', 'tiken', 2)).toBe(1);
  expect(editDistance('token', 'tokne', 2)).toBe(1);
  expect(editDistance('recaptcha', 'recapcha', 2)).toBe(1);
  expect(editDistance('same', 'same', 2)).toBe(0);
});

test('a distance above the limit is reported as limit + 1', () => {
  expect(editDistance('token', 'balance', 2)).toBe(3);
  expect(editDistance('a'.repeat(300), 'a'.repeat(300), 2)).toBe(3);
});

test('a prefix is compared with the nearest prefix', () => {
  expect(prefixEditDistance('recpat', 'recaptcha', 2)).toBe(1);
  expect(prefixEditDistance('turnsty', 'turnstile', 2)).toBe(1);
});

test('agrees with the textbook definition on random words', () => {
  const letter = seeded(7);
  for (let i = 0; i < 3000; i++) {
    const word = (n: number) => Array.from({ length: n }, () => 'abc'[letter(3)]).join('');
    const a = word(1 + letter(7));
    const b = word(1 + letter(7));
    expect(editDistance(a, b, 2), `${a} ${b}`).toBe(Math.min(3, plain(a, b)));
  }
});

/** Optimal string alignment, as in textbooks. */
function plain(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i ? (j ? 0 : i) : j)),
  );
  const at = (i: number, j: number) => d[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(i - 2, j - 2) + 1);
      (d[i] as number[])[j] = cost;
    }
  return at(a.length, b.length);
}

function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}
