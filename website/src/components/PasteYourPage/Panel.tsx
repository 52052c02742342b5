import { identify, MAX_PASTE_LENGTH, type Nothing, reportCaptcha } from '@docs/contract/embed-code';
import Link from '@docusaurus/Link';
import data from '@generated/try-it/default/paste.json';
import clsx from 'clsx';
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../../shared/texts/fill';
import Inline from '../TryIt/Inline';
import Found, { type Captcha } from './Found';
import { pageElements } from './page-elements';
import styles from './styles.module.css';

const { rules, texts, words } = data;
const GALLERY = '/docs/captchas#choose';
const NOT_OFFERED = '/docs/captchas#not-offered';
const EXAMPLE = '<div class="cf-turnstile" data-sitekey="0x4AAAAAAAexample" data-action="login"></div>';

export interface PanelProps {
  /** The task type of the form that the box is part of. Without it, the values are for the page of the captcha. */
  of?: string;
}

interface Answer {
  captchas: Captcha[];
  secrets: string[];
  nothing?: Nothing | undefined;
}

/** The box and its answer. Not a form: it can be inside one. The text is in the box only, not in the state. */
export default function Panel({ of }: PanelProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [answer, setAnswer] = useState<Answer>();
  const first = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer puts the heading there
  useEffect(() => first.current?.focus(), [answer]);

  // The fold of the window would cut the box. Also each time that it is opened again, with its content.
  useEffect(() => {
    const details = box.current?.closest('details');
    const block = matchMedia('(min-width: 1200px)').matches ? 'nearest' : 'start';
    const bring = () => details?.open && details.scrollIntoView({ block });
    bring();
    details?.addEventListener('toggle', bring);
    return () => details?.removeEventListener('toggle', bring);
  }, []);

  const show = () => {
    if (!box.current) return;
    box.current.scrollTop = 0;
    const { captchas, ...rest } = identify(box.current.value, pageElements, rules);
    setAnswer({ ...rest, captchas: captchas.map((one) => reportCaptcha(one, texts)) });
  };
  const showExample = () => {
    if (box.current) box.current.value = EXAMPLE;
    setEmpty(false);
    show();
  };
  const clear = () => {
    if (box.current) box.current.value = '';
    setEmpty(true);
    setAnswer(undefined);
    box.current?.focus();
  };
  /** A box with many megabytes would make the page slow. */
  const refuseLong = (event: ClipboardEvent) => {
    if (event.clipboardData.getData('text').length <= MAX_PASTE_LENGTH) return;
    event.preventDefault();
    setAnswer({ captchas: [], secrets: [], nothing: 'tooLong' });
  };

  const { captchas = [], secrets = [], nothing } = answer ?? {};
  return (
    <div className={styles.panel}>
      <label htmlFor={`${id}-code`}>{words.code}</label>
      <p className={styles.help} id={`${id}-privacy`}>
        {words.privacy}
      </p>
      <textarea
        ref={box}
        id={`${id}-code`}
        aria-describedby={`${id}-privacy`}
        rows={6}
        placeholder={words.example}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onInput={({ currentTarget }) => {
          setEmpty(currentTarget.value === '');
          setAnswer(undefined); // it was about another text
        }}
        onPaste={refuseLong}
      />
      <div className={styles.buttons}>
        <button
          type="button"
          className={clsx('button', (of || answer) && 'button-quiet')}
          disabled={isEmpty}
          onClick={show}
        >
          {words.identify}
        </button>
        {/* In a form, which starts with an example itself, it would lead away. */}
        {(isEmpty || nothing === 'noCode') && !of && (
          <button type="button" className="button button-quiet" onClick={showExample}>
            {words.useExample}
          </button>
        )}
        {!isEmpty && (
          <button type="button" className="button button-quiet" onClick={clear}>
            {words.clear}
          </button>
        )}
      </div>
      {secrets.length > 0 && (
        <p role="alert" className={clsx('sign', styles.secret)}>
          <span>
            <Inline text={fill(words.secret, { names: secrets.map((name) => `\`${name}\``).join(', ') })} />
          </span>
        </p>
      )}
      <div role="status" className={clsx(styles.status, nothing && 'sign')} data-copied="">
        {captchas.length > 0 && (
          <>
            <i className="copy-tile" />
            {fill(words.found, { count: captchas.length })}
          </>
        )}
        {nothing && words.nothing[nothing]}
      </div>
      {(nothing === 'unknown' || nothing === 'noCode' || nothing === 'pageAddress') && (
        <p className={styles.help}>
          {nothing !== 'noCode' && words.later} <Link to={GALLERY}>{words.gallery}</Link>
          {nothing === 'unknown' && (
            <>
              {' · '}
              <Link to={NOT_OFFERED}>{words.notOffered}</Link>
            </>
          )}
        </p>
      )}
      {captchas.map((captcha, position) => (
        <Found
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is shown as a whole
          key={position}
          captcha={captcha}
          heading={position === 0 ? first : undefined}
          isHere={captcha.task === of}
        />
      ))}
    </div>
  );
}
