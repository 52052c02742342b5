import type { Form, MethodName } from '@docs/contract';
import { PROVOCATIONS, SANDBOX_KEY, SANDBOX_TIMING } from '@docs/contract/sandbox-keys';
import type { Fault } from '@docs/contract/validator';
import { MAIN_DOC } from '@docs/site/addresses';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { pathOf } from './draft';
import Exchanges, { Outcome } from './Exchanges';
import FaultSummary, { errorAddress, focusField } from './FaultSummary';
import { useForm } from './FormContext';
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
  faults: Fault[];
  /** The request, between the button and the result. */
  children: ReactNode;
}

/** Runs the request in the sandbox of the page's own server, and shows the run as it happens. */
export default function RunPanel({ form, body, first, faults, children }: RunPanelProps) {
  const id = useId();
  const { idOf } = useForm();
  const result = useRef<HTMLDivElement>(null);
  const [key, setKey] = useState<string>(SANDBOX_KEY);
  const [createsFirst, setCreatesFirst] = useState(true);
  const [stoppedByFaults, setStoppedByFaults] = useState(false);
  const { progress, exchanges, ranBody, start, stop } = useRun();
  const provocations = provocationsOf(form.method);
  const hasFaults = stoppedByFaults && faults.length > 0;
  const isRunning = progress?.state === 'sending' || progress?.state === 'processing';
  const isStale = progress !== undefined && !isRunning && ranBody !== JSON.stringify(body);
  /** Then the next step is the main button, until the request changes. */
  const hasNext = (progress?.state === 'ready' || progress?.state === 'error') && !isStale;
  const last = exchanges.at(-1);
  const tone = isStale ? 'stuck' : progress && toneOf(progress);

  const runNow = () => {
    setStoppedByFaults(false);
    void start({ form, body, clientKey: key, first: createsFirst ? first : undefined });
    const block = matchMedia('(min-width: 1200px)').matches ? 'nearest' : 'start';
    requestAnimationFrame(() => result.current?.scrollIntoView({ block }));
  };
  const [fault] = faults;
  const firstFault = fault && idOf(pathOf(fault));
  const goToFault = () => firstFault && focusField(result.current?.closest('form') ?? null, firstFault);
  const runIfValid = () => {
    if (!fault) return runNow();
    setStoppedByFaults(true);
    goToFault();
  };

  return (
    <>
      <div className={styles.bar}>
        <button
          type={isRunning ? 'button' : 'submit'} // so that Enter in a field runs the request, and does not stop it
          className={clsx('button', (isRunning || hasNext) && 'button-quiet')}
          data-other={isRunning ? words.run : words.stop}
          onClick={isRunning ? stop : runIfValid}
        >
          {isRunning ? words.stop : words.run}
        </button>
        {provocations.length > 0 && (
          <div className={styles.outcome}>
            <label htmlFor={id}>{words.outcome}</label>
            <select id={id} value={key} disabled={isRunning} onChange={({ target }) => setKey(target.value)}>
              <option value={SANDBOX_KEY}>{words.success}</option>
              {provocations.map((fault) => (
                <option key={fault.id} value={fault.key}>
                  {words.provoked[fault.id]}
                </option>
              ))}
            </select>
          </div>
        )}
        {isStale && !hasFaults && (
          <span className={clsx('sign', styles.fault, styles.stale)}>{words.stale}</span>
        )}
        {hasFaults && (
          <a
            className={clsx('sign', styles.fault)}
            href={`#${firstFault}`}
            onClick={(event) => {
              event.preventDefault(); // a hash would add a history entry
              goToFault();
            }}
          >
            {fill(words.faults, { count: faults.length })}
          </a>
        )}
      </div>
      <p className={styles.help}>
        {words.about} {form.timing && times(form.timing.intervalSeconds)}{' '}
        <Link to={`/${MAIN_DOC}#sandbox`}>{words.start}</Link>
      </p>
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
      {hasFaults && (
        <FaultSummary faults={faults}>
          <button type="button" className="button button-quiet" onClick={runNow}>
            {words.runAnyway}
          </button>
        </FaultSummary>
      )}
      {children}
      <div ref={result} className={styles.result} data-state={tone} data-stale={isStale || undefined}>
        {!progress && <p>{form.timing ? words.empty : words.emptyResponse}</p>}
        <div className={styles.head}>
          <Status progress={progress} tone={tone} polls={exchanges.length} isStale={isStale} />
          {tone === 'ready' && <span className="pill">{words.example}</span>}
        </div>
        {progress && <Exchanges exchanges={exchanges} />}
        {progress && last && !isRunning && (
          <div className={styles.answer}>
            <Outcome {...last} />
          </div>
        )}
      </div>
    </>
  );
}

function provocationsOf(method: MethodName) {
  if (method === 'getUserAgent') return []; // needs no key
  return PROVOCATIONS.filter(
    ({ id, method: at }) => id === 'wrongKey' || method === 'createTask' || method === at,
  );
}

function times(contractInterval: number): string {
  return fill(words.times, { interval: SANDBOX_TIMING.intervalSeconds, contractInterval });
}

const STUCK = ['missing', 'offline', 'timedOut', 'busy', 'unavailable', 'rejected'];

function toneOf({ state }: Progress): string {
  if (STUCK.includes(state)) return 'stuck';
  return state === 'done' ? 'ready' : state;
}

interface StatusProps {
  progress: Progress | undefined;
  tone: string | undefined;
  /** The calls so far. */
  polls: number;
  isStale: boolean;
}

/** Always in the page, so that screen readers notice each change. */
function Status({ progress, tone, polls, isStale }: StatusProps): ReactNode {
  const isStuck = tone === 'stuck';
  return (
    <div
      role="status"
      className={clsx(styles.status, progress && (isStuck || tone === 'error') && 'sign')}
      data-copied={tone === 'ready' ? '' : undefined}
    >
      {tone === 'ready' && <i className="copy-tile" />}
      {(tone === 'sending' || tone === 'processing') && <i className={styles.ring} />}
      {tone === 'processing' && <i key={polls} className={styles.wait} />}
      {progress && (
        <span>
          <Inline text={isStale ? words.stale : sentence(progress)} />{' '}
          {isStuck && !isStale && words.valuesRemain}
        </span>
      )}
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
      return fill(words.error, { code: `[\`${progress.code}\`](${errorAddress(progress.code)})` });
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
