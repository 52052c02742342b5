import Link from '@docusaurus/Link';
import { TONES } from '../../../shared/pills';
import { asText, isObject } from './draft';
import Endpoint from './Endpoint';
import { errorAddress } from './FaultSummary';
import LiveCode from './LiveCode';
import type { Exchange } from './sandbox';
import styles from './styles.module.css';
import { fill, words } from './words';

export interface TimedExchange extends Exchange {
  /** Since the start of the run. */
  seconds: number;
}

/** Every call of a run with its result and its time, to expand as HTTP and copy. */
export default function Exchanges({ exchanges }: { exchanges: TimedExchange[] }) {
  return (
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
                <small>{fill(words.elapsed, { seconds: inSeconds(exchange.seconds) })}</small>
              </summary>
              <LiveCode language="http" code={exchange.http} />
            </details>
          </li>
        );
      })}
    </ol>
  );
}

/** The solution, value by value, and what to do with it; or the last response if there is none, and how to fix its error. */
export function Outcome({ response, text }: Exchange) {
  const { solution } = response;
  if (!isObject(solution)) {
    const isEmpty = Object.keys(response).length === 0;
    const code = isEmpty ? text : JSON.stringify(response, null, 2);
    return (
      <>
        <LiveCode title={words.response} language="json" code={code} />
        {typeof response.errorCode === 'string' && (
          <Link className="button" to={errorAddress(response.errorCode)}>
            {words.fix}
          </Link>
        )}
      </>
    );
  }
  return (
    <>
      {Object.entries(solution).map(([name, value]) => (
        <LiveCode
          key={name}
          title={name}
          language={typeof value === 'string' ? 'text' : 'json'}
          code={asText(value)}
        />
      ))}
      <Next />
    </>
  );
}

/** The page of a task type says in this section where to put its solution. */
function Next() {
  const [first = '', ...rest] = document.getElementById('use-the-answer')?.textContent ?? '';
  if (!first) return null;
  const step = first.toLocaleLowerCase(document.documentElement.lang) + rest.join('');
  return (
    <a className="button" href="#use-the-answer">
      {fill(words.next, { step })}
    </a>
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
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(seconds);
}
