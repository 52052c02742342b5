import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './Captchas.module.css';

/** The supported captchas in the order of the sidebar. Names of products are the same in every language. */
export default function Captchas(): ReactNode {
  const folder = useBaseUrl('/docs/captchas/');
  const captchas = [
    ['no-captcha-task', 'reCAPTCHA v2'],
    ['recaptcha-v2-enterprise-task', 'reCAPTCHA v2 Enterprise'],
    ['recaptcha-v3-task', 'reCAPTCHA v3'],
    ['recaptcha-click', translate({ id: 'docs.home.captchas.clicks', message: 'reCAPTCHA by clicks' })],
    ['turnstile-task', 'Cloudflare Turnstile'],
    ['geetest-task', 'GeeTest'],
    ['image-to-text', translate({ id: 'docs.home.captchas.text', message: 'Text captchas' })],
    [
      'ComplexImageTask-Recognition',
      translate({ id: 'docs.home.captchas.recognition', message: 'Image and audio recognition' }),
    ],
    ['amazon-task', 'AWS WAF'],
    ['Basilisk-task', 'Basilisk'],
    ['binance', 'Binance'],
    ['incapsula', 'Imperva'],
    ['prosopo-task', 'Prosopo Procaptcha'],
    ['temu-task', 'Temu'],
    ['tendi', 'TenDI (Tencent)'],
  ] as const;
  return (
    <section className={styles.captchas} aria-labelledby="captchas">
      <h2 id="captchas">
        <Translate id="docs.home.captchas">Supported captchas</Translate>
      </h2>
      <ul>
        {captchas.map(([page, name]) => (
          <li key={page}>
            <Link to={folder + page}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
