import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useStrings } from '../../strings/useStrings';
import Captchas from './Captchas';
import styles from './Hero.module.css';

export default function Hero(): ReactNode {
  const { heroTitle, heroDescription, goText } = useStrings();
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <h1>{heroTitle}</h1>
          <p className={styles.lead}>{heroDescription}</p>
          <p className={styles.actions}>
            <Link className="button" to={useBaseUrl('/docs/getting-start')}>
              {goText}
            </Link>
            <Link className="button button-quiet" to={useBaseUrl('/docs/api/api-errors')}>
              <Translate id="docs.home.errors">Look up an error code</Translate>
            </Link>
          </p>
        </div>
        <Exchange />
      </div>
      <Captchas />
    </header>
  );
}

/** The whole exchange with the API in one picture: a request, polling, the solution. */
function Exchange(): ReactNode {
  return (
    <figure className={styles.exchange}>
      <figcaption className="sr-only">
        <Translate id="docs.home.exchange">
          A createTask request with a task. The first getTaskResult response is processing, the next one is
          ready and contains the token.
        </Translate>
      </figcaption>
      <div aria-hidden="true">
        <p className={styles.call}>
          <b>POST</b> /createTask
        </p>
        <pre>
          {'{\n  '}
          <i>"clientKey"</i>
          {': '}
          <s>"YOUR_API_KEY"</s>
          {',\n  '}
          <i>"task"</i>
          {': {\n    '}
          <i>"type"</i>
          {': '}
          <s>"RecaptchaV2Task"</s>
          {',\n    '}
          <i>"websiteURL"</i>
          {': '}
          <s>"https://example.com/"</s>
          {',\n    '}
          <i>"websiteKey"</i>
          {': '}
          <s>"YOUR_SITE_KEY"</s>
          {'\n  }\n}'}
        </pre>
        <p className={styles.call}>
          <b>POST</b> /getTaskResult <span className={styles.wait}>processing</span>
        </p>
        <p className={styles.call}>
          <b>POST</b> /getTaskResult <span className={styles.ready}>ready</span>
        </p>
        <pre>
          <i>"gRecaptchaResponse"</i>
          {': '}
          <s>"03AGdBq…"</s>
        </pre>
      </div>
    </figure>
  );
}
