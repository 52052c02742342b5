/** All times in microseconds. Thread time does not advance while another program has the processor. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
}

/** Work of the main thread, in milliseconds of thread time, so that other programs do not count. */
export type Work = {
  /** Compiling and running script. */
  script: number;
  style: number;
  layout: number;
  paint: number;
  /** Everything else: parsing, garbage collection, the browser's own work. */
  other: number;
  /** All tasks together. */
  total: number;
  /** The longest task. */
  longest: number;
};

type Kind = 'script' | 'style' | 'layout' | 'paint' | 'debugger';

/**
 * Only because Playwright attaches a debugger: V8 then computes the position of every error when it is created, and
 * React creates some when it is loaded. Readers do not wait for it, so it does not count.
 */
const DEBUGGER = 'V8.CollectSourcePositions';

const KINDS: Readonly<Record<string, Kind>> = {
  [DEBUGGER]: 'debugger',
  'v8.compile': 'script',
  'v8.evaluateModule': 'script',
  EvaluateScript: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  EventDispatch: 'script',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

/** Work of the page's main thread between two marks that the page has set. */
export function workBetween(events: readonly TraceEvent[], from: string, to: string): Work {
  const begin = markOf(events, from);
  const finish = markOf(events, to);
  const spans = events
    .filter(
      (one) =>
        one.ph === 'X' &&
        one.pid === begin.pid &&
        one.tid === begin.tid &&
        one.ts < finish.ts &&
        one.ts + (one.dur ?? 0) > begin.ts,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .map(({ name, tts = 0, tdur = 0 }) => ({ name, start: tts, end: tts + tdur }));
  const times = { script: 0, style: 0, layout: 0, paint: 0, debugger: 0 };
  addOwnTimes(spans, times);
  const { debugger: _, ...work } = times;
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const lasts = ({ start, end }: Span) => (end - start) / 1000;
  const tasks = spans
    .filter(({ name }) => name.endsWith('RunTask'))
    .map((task) => {
      const isInside = ({ name, start, end }: Span) =>
        name === DEBUGGER && start >= task.start && end <= task.end;
      return lasts(task) - sum(spans.filter(isInside).map(lasts));
    });
  const total = sum(tasks);
  const known = sum(Object.values(work));
  return { ...work, other: Math.max(0, total - known), total, longest: Math.max(0, ...tasks) };
}

interface Span {
  name: string;
  start: number;
  end: number;
}

/** Each moment counts for the innermost span with a known name: a layout forced by a script counts as layout. */
function addOwnTimes(spans: readonly Span[], work: Record<Kind, number>): void {
  const open: { end: number; kind: Kind | undefined }[] = [];
  let last = 0;
  const pass = (until: number) => {
    for (let top = open.at(-1); top && top.end <= until; top = open.at(-1)) {
      if (top.kind) work[top.kind] += (top.end - last) / 1000;
      last = Math.max(last, top.end);
      open.pop();
    }
    const inner = open.at(-1);
    if (inner?.kind) work[inner.kind] += (until - last) / 1000;
    last = until;
  };
  for (const { name, start, end } of spans) {
    pass(start);
    open.push({ end, kind: KINDS[name] ?? open.at(-1)?.kind });
  }
  pass(Number.MAX_SAFE_INTEGER);
}

function markOf(events: readonly TraceEvent[], name: string): TraceEvent {
  const mark = events.find((event) => event.name === name);
  if (!mark) throw new Error(`The trace has no mark "${name}".`);
  return mark;
}
