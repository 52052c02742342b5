import { describe, expect, it } from 'vitest';
import { longestTask, type TraceEvent } from './long-tasks.ts';

const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid,
  ts: 0,
  args: { name },
});
const span = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
});

describe('the longest task of a trace', () => {
  it('is the longest task of the main thread that does work for the page', () => {
    const events = [
      thread(1, 'CrRendererMain'),
      thread(2, 'Compositor'),
      span('ThreadControllerImpl::RunTask', 0, 30_000),
      span('ParseHTML', 100, 9_000),
      span('ThreadControllerImpl::RunTask', 40_000, 45_500),
      span('Layout', 41_000, 40_000),
      span('ThreadControllerImpl::RunTask', 100_000, 90_000), // no work for the page
      span('ThreadControllerImpl::RunTask', 0, 200_000, 2),
      span('Paint', 10, 20, 2),
    ];
    expect(longestTask(events)).toBe(45.5);
  });

  it('is zero if nothing was traced', () => {
    expect(longestTask([])).toBe(0);
  });
});
