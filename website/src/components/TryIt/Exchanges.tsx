import LiveCode from './LiveCode';
import type { Exchange } from './sandbox';
import styles from './styles.module.css';
import { fill, words } from './words';

interface ExchangesProps {
  exchanges: Exchange[];
  solution: unknown;
}

/** Every call of a run as HTTP, to unfold and copy, and the solution once it is there. */
export default function Exchanges({ exchanges, solution }: ExchangesProps) {
  if (exchanges.length === 0) return null;
  return (
    <>
      <ol className={styles.exchanges} aria-label={words.exchanges}>
        {exchanges.map((exchange, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: exchanges are only added at the end
          <li key={position}>
            <details>
              <summary>
                {fill(words.exchange, { number: position + 1, method: exchange.method })}{' '}
                <span className={styles.result} data-result={resultOf(exchange)}>
                  {resultOf(exchange)}
                </span>
              </summary>
              <LiveCode language="http" code={exchange.http} />
            </details>
          </li>
        ))}
      </ol>
      {solution !== undefined && (
        <LiveCode title={words.solution} language="json" code={JSON.stringify(solution, null, 2)} />
      )}
    </>
  );
}

/** `processing`, `ready`, the error code, or the HTTP status. */
function resultOf({ status, response }: Exchange): string {
  return String(response.errorCode ?? response.status ?? `HTTP ${status}`);
}
