import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TONES } from '../../../shared/pills';
import styles from './Exchange.module.css';

/** The tiles that are found, of nine, in this order. The last one is the tile of the logo. */
const HITS = [1, 3, 8];
const TILES = Array.from({ length: 9 }, (_, tile) => tile);

/**
 * The whole exchange with the API in one picture: a request, polling while tile after tile of a captcha is found, the
 * solution. It plays once. With reduced motion it shows its end.
 */
export default function Exchange(): ReactNode {
  return (
    <figure className={styles.exchange}>
      <figcaption className="sr-only">
        <Translate id="docs.home.exchange">
          A createTask request with a task. The first getTaskResult response is processing, the next one is
          ready and contains the token.
        </Translate>
      </figcaption>
      <div aria-hidden="true">
        <p>
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
          <s>"https://example.com"</s>
          {',\n    '}
          <i>"websiteKey"</i>
          {': '}
          <s>"YOUR_SITE_KEY"</s>
          {'\n  }\n}'}
        </pre>
        <div className={styles.polling}>
          <div className={styles.tiles}>
            {TILES.map((tile) => (
              <span key={tile} className={HITS.includes(tile) ? styles.hit : undefined} />
            ))}
          </div>
          <div>
            <p>
              <b>POST</b> /getTaskResult{' '}
              <span className={clsx('pill', TONES.processing, styles.wait)}>processing</span>
            </p>
            <p>
              <b>POST</b> /getTaskResult{' '}
              <span className={clsx('pill', TONES.ready, styles.ready)}>ready</span>
            </p>
          </div>
        </div>
        <pre className={styles.solution}>
          <i>"gRecaptchaResponse"</i>
          {': '}
          <s>"03AGdBq…"</s>
        </pre>
      </div>
    </figure>
  );
}
