import { expect, test } from 'vitest';
import { workBetween } from './trace.ts';

const span = (name: string, from: number, to: number, tid = 1) => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: from * 1000,
  dur: (to - from) * 1000,
  tts: from * 500, // as if another program used the processor half of the time
  tdur: (to - from) * 500,
});
const mark = (name: string, at: number) => ({ name, ph: 'R', pid: 1, tid: 1, ts: at * 1000 });

test('work between two marks counts once, in thread time, for the innermost known span', () => {
  const events = [
    mark('from', 5),
    span('RunTask', 0, 4),
    span('RunTask', 10, 60),
    span('FunctionCall', 12, 50),
    span('Layout', 20, 30),
    span('SomethingInside', 32, 34),
    span('UpdateLayoutTree', 50, 55),
    span('RunTask', 70, 80),
    span('FunctionCall', 70, 80, 2),
    mark('to', 90),
    span('RunTask', 95, 99),
  ];
  expect(workBetween(events, 'from', 'to')).toEqual({
    script: 14,
    layout: 5,
    style: 2.5,
    paint: 0,
    other: 8.5,
    total: 30,
    longest: 25,
  });
});

test('what only the debugger of the benchmark does, does not count', () => {
  const events = [
    mark('from', 5),
    span('RunTask', 10, 60),
    span('EvaluateScript', 10, 60),
    span('V8.CollectSourcePositions', 20, 40),
    span('V8.ParseFunction', 22, 38),
    mark('to', 90),
  ];
  expect(workBetween(events, 'from', 'to')).toMatchObject({ script: 15, total: 15, longest: 15 });
});

test('the error names the missing mark', () => {
  expect(() => workBetween([], 'from', 'to')).toThrow('"from"');
});
