import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

let now = 0;
const clock = () => now;
const refusal = (retryAfter: unknown) => expect.objectContaining({ status: 429, retryAfter });

test('A client that has used up its calls waits until it may send one more', () => {
  const allowance = new Allowance(60, clock);
  for (let call = 0; call < 60; call++) allowance.take('192.0.2.1');
  expect(() => allowance.take('192.0.2.1')).toThrow(refusal(1));
  allowance.take('192.0.2.2');
  now += 1000;
  allowance.take('192.0.2.1');
});

test('After a call that cost more than was left, the wait is longer', () => {
  const allowance = new Allowance(60, clock);
  allowance.spend('192.0.2.1', 69);
  expect(() => allowance.take('192.0.2.1')).toThrow(refusal(10));
});

test('An idle client saves up calls for one minute at most', () => {
  const allowance = new Allowance(60, clock);
  allowance.spend('192.0.2.1', 1);
  now += 3_600_000;
  allowance.spend('192.0.2.1', 60);
  expect(() => allowance.take('192.0.2.1')).toThrow(refusal(1));
});

test('The addresses of one IPv6 network are one client', () => {
  const allowance = new Allowance(1, clock);
  allowance.take('2001:db8::1');
  expect(() => allowance.take('2001:db8:0:0:ffff::2')).toThrow(refusal(expect.any(Number)));
  allowance.take('2001:db8:0:1::1');
});
