import Link from '@docusaurus/Link';
import captchas from '@generated/captcha-gallery/default/captchas.json';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import BuiltHtml from '../BuiltHtml';
import styles from './styles.module.css';

interface Props {
  /** As wide as the page instead of a text column. */
  wide?: boolean;
}

/** Every captcha page as a link with a picture: readers recognize a captcha before they know its name. */
export default function CaptchaGallery({ wide }: Props): ReactNode {
  return (
    <div className={clsx(styles.gallery, wide && styles.wide)}>
      <ul>
        {captchas.map(({ href, label, picture }) => (
          <li key={href}>
            <Link className="card" to={href}>
              {picture && <BuiltHtml as="span" html={picture} />}
              <b>{label}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
