import LiveCode from './LiveCode';
import type { Exchange } from './sandbox';
import styles from './styles.module.css';
import { fill, words } from './words';

interface ExchangesProps {
  exchanges: Exchange[];
  isOver: boolean;
}

/** Every call of a run as HTTP, to expand and copy, and its result. */
export default function Exchanges({ exchanges, isOver }: ExchangesProps) {
  const last = exchanges.at(-1);
  if (!last) return null;
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
      {isOver && <Outcome {...last} />}
    </>
  );
}

/** The solution, or the last response if there is none. */
function Outcome({ response, text }: Exchange) {
  const { solution } = response;
  const [title, code] =
    solution === undefined ? [words.response, text] : [words.solution, JSON.stringify(solution, null, 2)];
  return <LiveCode title={title} language="json" code={code} />;
}

/** `processing`, `ready`, the error code, or the HTTP status. */
function resultOf({ status, response }: Exchange): string {
  return String(response.errorCode ?? response.status ?? `HTTP ${status}`);
}
