import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

let now = 0;
const clock = () => now;

test('A client that has used up its searches waits until it may send one more', () => {
  const allowance = new Allowance(60, clock);
  allowance.spend('192.0.2.1', 60);
  expect(allowance.wait('192.0.2.1')).toBe(1);
  expect(allowance.wait('192.0.2.2')).toBe(0);
  now += 1000;
  expect(allowance.wait('192.0.2.1')).toBe(0);
});

test('After a call that cost more than was left, the wait is longer', () => {
  const allowance = new Allowance(60, clock);
  allowance.spend('192.0.2.1', 69);
  expect(allowance.wait('192.0.2.1')).toBe(10);
});

test('An idle client saves up searches for one minute at most', () => {
  const allowance = new Allowance(60, clock);
  allowance.spend('192.0.2.1', 1);
  now += 3_600_000;
  allowance.spend('192.0.2.1', 60);
  expect(allowance.wait('192.0.2.1')).toBe(1);
});

test('The addresses of one IPv6 network are one client', () => {
  const allowance = new Allowance(1, clock);
  allowance.spend('2001:db8::1', 1);
  expect(allowance.wait('2001:db8:0:0:ffff::2')).toBeGreaterThan(0);
  expect(allowance.wait('2001:db8:0:1::1')).toBe(0);
});
