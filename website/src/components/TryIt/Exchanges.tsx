import { TONES } from '../../../shared/pills';
import Endpoint from './Endpoint';
import LiveCode from './LiveCode';
import type { Exchange } from './sandbox';
import styles from './styles.module.css';
import { fill, words } from './words';

export interface TimedExchange extends Exchange {
  /** Since the start of the run. */
  seconds: number;
}

interface ExchangesProps {
  exchanges: TimedExchange[];
  isRunning: boolean;
  /** The run ends with a solution. Its frame is there from the start, so that nothing moves when it arrives. */
  isSolution: boolean;
}

/** Every call of a run with its result and its time, to expand as HTTP and copy; then the solution. */
export default function Exchanges({ exchanges, isRunning, isSolution }: ExchangesProps) {
  const last = exchanges.at(-1);
  const isWaiting = isRunning && isSolution;
  return (
    <>
      {(last || isWaiting) && (
        <ol className={styles.exchanges} aria-label={words.exchanges}>
          {exchanges.map((exchange, position) => {
            const result = resultOf(exchange);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: exchanges are only added at the end
              <li key={position}>
                <details>
                  <summary>
                    <span>
                      <Endpoint {...exchange} />
                    </span>
                    <span className={`pill ${toneOf(result)}`}>{result}</span>
                    <small>{inSeconds(exchange.seconds)}</small>
                  </summary>
                  <LiveCode language="http" code={exchange.http} />
                </details>
              </li>
            );
          })}
        </ol>
      )}
      {isWaiting && <Waiting />}
      {last && !isRunning && <Outcome {...last} />}
    </>
  );
}

/** The solution and what to do with it, or the last response if there is none. */
function Outcome({ response, text }: Exchange) {
  const { solution } = response;
  if (solution === undefined) {
    const isObject = Object.keys(response).length > 0;
    const code = isObject ? JSON.stringify(response, null, 2) : text;
    return <LiveCode title={words.response} language="json" code={code} />;
  }
  return (
    <div className={styles.solution}>
      <LiveCode title={<SolutionTitle />} language="json" code={JSON.stringify(solution, null, 2)} />
      <Next />
    </div>
  );
}

/** The frame of the solution. */
function Waiting() {
  return (
    <div className={styles.solution} aria-hidden="true">
      <div className="code">
        <div className="code-head">
          <span className="code-title">
            <SolutionTitle />
          </span>
        </div>
        <pre>
          <i />
          <i />
          <i />
          <i />
        </pre>
      </div>
      <Next />
    </div>
  );
}

function SolutionTitle() {
  return (
    <>
      {words.solution} <span className="pill">{words.example}</span>
    </>
  );
}

/** The page of a task type says in this section where to put its solution. */
function Next() {
  const [first = '', ...rest] = document.getElementById('use-the-answer')?.textContent ?? '';
  if (!first) return null;
  const step = first.toLocaleLowerCase(document.documentElement.lang) + rest.join('');
  return (
    <p>
      <a href="#use-the-answer">{fill(words.next, { step })}</a>
    </p>
  );
}

/** `processing`, `ready`, the error code, or the HTTP status. */
function resultOf({ status, response }: Exchange): string {
  return String(response.errorCode ?? response.status ?? `HTTP ${status}`);
}

function toneOf(result: string): string {
  if (result === 'processing' || result === 'ready') return TONES[result];
  return /^(ERROR|HTTP 5)/.test(result) ? TONES.error : '';
}

function inSeconds(seconds: number): string {
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(seconds);
}
