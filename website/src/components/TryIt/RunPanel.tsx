import type { Form, MethodName } from '@docs/contract';
import { PROVOCATIONS, SANDBOX_KEY, SANDBOX_TIMING } from '@docs/contract/sandbox-keys';
import { type ReactNode, useId, useState } from 'react';
import Exchanges from './Exchanges';
import Inline from './Inline';
import type { Progress } from './run';
import { TIME_LIMIT_MS } from './sandbox';
import styles from './styles.module.css';
import { useRun } from './useRun';
import { fill, words } from './words';

interface RunPanelProps {
  form: Form;
  body: unknown;
  /** A createTask body for methods that need a `taskId`, see plugins/try-it. */
  first?: unknown;
  /** Shows the errors instead of running; returns whether there are any. */
  showFaults(): boolean;
}

/** Runs the request in the sandbox of the page's own server, and shows the progress. */
export default function RunPanel({ form, body, first, showFaults }: RunPanelProps) {
  const id = useId();
  const [key, setKey] = useState<string>(SANDBOX_KEY);
  const [createsFirst, setCreatesFirst] = useState(true);
  const [stoppedByFaults, setStoppedByFaults] = useState(false);
  const { progress, exchanges, ranBody, start, stop } = useRun();
  const provocations = provocationsOf(form.method);
  const isRunning = progress?.state === 'sending' || progress?.state === 'processing';
  const isStale = progress !== undefined && !isRunning && ranBody !== JSON.stringify(body);

  const runNow = () => {
    setStoppedByFaults(false);
    void start({ form, body, clientKey: key, first: createsFirst ? first : undefined });
  };
  const runIfValid = () => {
    const hasFaults = showFaults();
    setStoppedByFaults(hasFaults);
    if (!hasFaults) runNow();
  };

  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.run}</h3>
      <p className={styles.help}>
        {words.about} {form.timing && times(form.timing.intervalSeconds)}
      </p>
      {provocations.length > 0 && (
        <div className={styles.field}>
          <label htmlFor={`${id}-outcome`}>{words.outcome}</label>
          <select id={`${id}-outcome`} value={key} onChange={({ target }) => setKey(target.value)}>
            <option value={SANDBOX_KEY}>{words.success}</option>
            {provocations.map((fault) => (
              <option key={fault.id} value={fault.key}>
                {words.provoked[fault.id]}
              </option>
            ))}
          </select>
        </div>
      )}
      {first !== undefined && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={createsFirst}
            onChange={({ target }) => setCreatesFirst(target.checked)}
          />{' '}
          <Inline text={words.firstTask} />
        </label>
      )}
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={isRunning ? stop : runIfValid}>
          {isRunning ? words.stop : words.run}
        </button>
        {stoppedByFaults && (
          <button type="button" className="button button-quiet" onClick={runNow}>
            {words.runAnyway}
          </button>
        )}
      </div>
      <Status progress={progress} isStale={isStale} />
      <div data-stale={isStale || undefined}>
        <Exchanges exchanges={exchanges} isOver={!isRunning} />
      </div>
    </section>
  );
}

/** Errors that a run can provoke: each call checks the key; createTask is followed by polling. */
function provocationsOf(method: MethodName) {
  if (method === 'getUserAgent') return []; // needs no key
  return PROVOCATIONS.filter(
    ({ id, method: at }) => id === 'wrongKey' || method === 'createTask' || method === at,
  );
}

function times(contractInterval: number): string {
  const { intervalSeconds: interval, readyAfterSeconds: ready } = SANDBOX_TIMING;
  return fill(words.times, { interval, ready, contractInterval });
}

/** Always in the page, so that screen readers notice each change. */
function Status({ progress, isStale }: { progress: Progress | undefined; isStale: boolean }): ReactNode {
  const isStuck =
    progress &&
    ['missing', 'offline', 'timedOut', 'busy', 'unavailable', 'rejected'].includes(progress.state);
  return (
    <div role="status" className={styles.status} data-state={progress?.state}>
      {progress && <Inline text={sentence(progress)} />} {isStuck && words.valuesRemain}
      {isStale && <strong className={styles.stale}> {words.stale}</strong>}
    </div>
  );
}

function sentence(progress: Progress): string {
  switch (progress.state) {
    case 'sending':
      return fill(words.sending, { method: progress.method });
    case 'processing':
      return fill(words.processing, { interval: SANDBOX_TIMING.intervalSeconds });
    case 'error':
      return fill(words.error, { code: progress.code });
    case 'rejected':
      return fill(words.rejected, { status: progress.status, text: progress.text });
    case 'busy':
      return fill(words.busy, { seconds: progress.retryAfter || 60 });
    case 'timedOut':
      return fill(words.timedOut, { seconds: TIME_LIMIT_MS / 1000 });
    case 'unavailable':
      return fill(words.unavailable, { status: progress.status });
    default:
      return words[progress.state];
  }
}
