import Translate, { translate } from '@docusaurus/Translate';
import captchas from '@generated/captcha-gallery/default/captchas.json';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { TONES } from '../../../shared/pills';
import BuiltHtml from '../BuiltHtml';
import styles from './Exchange.module.css';
import { EXCHANGES, type ExchangeOf } from './exchanges';
import Scenes from './Scenes';

const VERB = `pill ${TONES.POST}`;
const CASES = Object.entries(EXCHANGES);

/**
 * The whole exchange with the API in one picture: a request, polling while the captcha is solved, the solution. One tab
 * per captcha. Radios, as in components/SampleTabs: they need no script.
 */
export default function Exchange(): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out radios and panels as siblings
    <div
      className={clsx('exchange tabs', styles.exchange)}
      role="group"
      aria-label={translate({ id: 'docs.home.exchange', message: 'A request and its solution' })}
    >
      {CASES.map(([id, { label }], position) => (
        <Fragment key={id}>
          <input type="radio" id={`hero-${id}`} name="hero" value={id} defaultChecked={position === 0} />
          <label htmlFor={`hero-${id}`}>
            {label ?? <Translate id="docs.home.exchange.image">Image</Translate>}
          </label>
        </Fragment>
      ))}
      <div className={styles.panels}>
        {CASES.map(([id, exchange]) => (
          <Panel key={id} {...exchange} />
        ))}
      </div>
    </div>
  );
}

function Panel({ page, task, solution }: ExchangeOf): ReactNode {
  const picture = page && captchas.find(({ href }) => href.endsWith(page))?.picture;
  return (
    <div>
      <p>
        <b className={VERB}>POST</b> /createTask
      </p>
      <pre>
        {'{\n  '}
        <i>"clientKey"</i>: <s>"YOUR_API_KEY"</s>
        {',\n  '}
        <i>"task"</i>
        {': {'}
        {Object.entries(task).map(([name, value], position) => (
          <Fragment key={name}>
            {position === 0 ? '\n    ' : ',\n    '}
            <i>"{name}"</i>: <s>"{value}"</s>
          </Fragment>
        ))}
        {'\n  }\n}'}
      </pre>
      <div className={styles.polling}>
        <div className={clsx(styles.picture, picture && styles.drawn)}>
          {picture ? <BuiltHtml as="span" html={picture} /> : <Scenes />}
        </div>
        <div className={styles.calls}>
          <p>
            <b className={VERB}>POST</b> /getTaskResult{' '}
            <span className={clsx('pill', TONES.processing, styles.wait)}>processing</span>
          </p>
          <p>
            <b className={VERB}>POST</b> /getTaskResult{' '}
            <span className={clsx('pill', TONES.ready, styles.ready)}>ready</span>
          </p>
        </div>
        <pre className={styles.solution}>
          <i>"{solution[0]}"</i>: <s>"{solution[1]}"</s>
        </pre>
      </div>
    </div>
  );
}
