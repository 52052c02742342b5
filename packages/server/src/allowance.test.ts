import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

let now = 0;
const clock = () => now;

test('A client that has spent what it had waits until one more is left, and others do not', () => {
  const allowance = new Allowance({ perSecond: 2, atOnce: 60 }, clock);
  allowance.spend('192.0.2.1', 59);
  expect(allowance.waitMs('192.0.2.1')).toBe(0);
  allowance.spend('192.0.2.1');
  expect(allowance.waitMs('192.0.2.1')).toBe(500);
  expect(allowance.waitMs('192.0.2.2')).toBe(0);
  now += 500;
  expect(allowance.waitMs('192.0.2.1')).toBe(0);
});

test('A client that has spent more than it had waits longer', () => {
  const allowance = new Allowance({ perSecond: 1, atOnce: 60 }, clock);
  allowance.spend('192.0.2.1', 69);
  expect(allowance.waitMs('192.0.2.1')).toBe(10_000);
});

test('A client that pauses saves up a limited number', () => {
  const allowance = new Allowance({ perSecond: 1, atOnce: 60 }, clock);
  allowance.spend('192.0.2.1');
  now += 3_600_000;
  allowance.spend('192.0.2.1', 60);
  expect(allowance.waitMs('192.0.2.1')).toBe(1000);
});

test('Without a rate, nobody waits', () => {
  const allowance = new Allowance(null, clock);
  allowance.spend('192.0.2.1', 1e9);
  expect(allowance.waitMs('192.0.2.1')).toBe(0);
});
