import { type ReportedCaptcha, type ReportedValue, taskValues } from '@docs/contract/embed-code';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import data from '@generated/try-it/default/paste.json';
import { type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { fill } from '../../../shared/texts/fill';
import { setPrefill } from '../../browser/prefill';
import { CopyButton } from '../CodeBlock';
import Inline from '../TryIt/Inline';
import styles from './styles.module.css';

const { words } = data;
/** An image may have a hundred thousand characters. */
const SHOWN = 120;

export type Captcha = ReportedCaptcha;

interface FoundProps {
  captcha: Captcha;
  /** Of the first captcha: it is focused. */
  heading: Ref<HTMLHeadingElement> | undefined;
  /** The form of this captcha is on this page, around the box. */
  isHere: boolean;
}

/** A captcha of the pasted page: its values, where each was, and the way to its form. */
export default function Found({ captcha, heading, isHere }: FoundProps): ReactNode {
  const { title, variant, values, notFound, task } = captcha;
  const history = useHistory();
  // Docusaurus' links fetch their page when they are seen, which would tell the server what was found.
  const page = useBaseUrl(captcha.page);
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(page);
  };
  const fillIn = () =>
    setPrefill(task, {
      ...(variant && { variant }),
      values: {
        ...Object.fromEntries(notFound.map(({ field }) => [rootOf(field), undefined])),
        ...taskValues(captcha),
      },
    });
  return (
    <section className={styles.found}>
      <header>
        <h3 ref={heading} tabIndex={-1}>
          <a href={page} onClick={follow}>
            {title}
          </a>
        </h3>
        {variant && <code>{variant}</code>}
        {isHere ? (
          <button type="button" className="button" onClick={fillIn}>
            {words.fill}
          </button>
        ) : (
          <a
            className="button"
            href={page}
            onClick={(event) => {
              fillIn();
              follow(event);
            }}
          >
            {words.fillThere}
          </a>
        )}
      </header>
      <dl aria-label={fill(words.values, { captcha: title })}>
        {values.map((value) => (
          <Value key={value.field} {...value} />
        ))}
      </dl>
      {notFound.length > 0 && (
        <>
          <h4>{words.notFound}</h4>
          <dl>
            {notFound.map(({ field, required, where }) => (
              <div key={field}>
                <dt>
                  <code>{field}</code>
                </dt>
                <dd>
                  <small>
                    <Inline text={where} />
                  </small>
                </dd>
                <dd className={required ? styles.required : undefined}>
                  {required ? words.required : words.optional}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

const rootOf = (field: string) => field.split('.')[0] ?? field;

function Value({ field, value, source, foundIn, fresh }: ReportedValue) {
  const isImage = field === 'body';
  const code = useRef<HTMLElement>(null);
  return (
    <div>
      <dt>
        <code>{field}</code>
      </dt>
      <dd>
        {value !== undefined && (
          <div className={styles.value}>
            <code ref={code}>{shortened(String(value))}</code>
            <CopyButton code={code} text={String(value)} />
          </div>
        )}
        {source !== undefined && (
          <Inline
            text={fill(isImage ? words.image : words.computed, { source: source.replaceAll('`', "'") })}
          />
        )}
        <small>
          <Inline text={foundIn} />
        </small>
        {fresh && <small>{words.fresh}</small>}
      </dd>
    </div>
  );
}

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
