import Link from '@docusaurus/Link';
import captchas from '@generated/captcha-gallery/default/captchas.json';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import BuiltHtml from '../BuiltHtml';
import { captchaGroup } from '../captcha-groups';
import styles from './styles.module.css';

interface Props {
  /** As wide as the page instead of a text column. */
  wide?: boolean;
  /** How to recognize each captcha, by the last part of its page's address. Search finds these, but not bare titles. */
  notes?: Record<string, string>;
}

/** Every captcha page as a link with a picture: readers recognize a captcha before they know its name. */
export default function CaptchaGallery({ wide, notes }: Props): ReactNode {
  return (
    <div className={clsx(styles.gallery, wide && styles.wide, notes ? styles.noted : 'only-titles')}>
      {notes ? (
        groups().map((group) => (
          <Fragment key={group[0]?.href}>
            {group[0]?.group && <p>{captchaGroup(group[0].group)}</p>}
            <Tiles of={group} notes={notes} />
          </Fragment>
        ))
      ) : (
        <Tiles of={captchas} />
      )}
    </div>
  );
}

function Tiles({ of, notes }: { of: typeof captchas; notes?: Record<string, string> }): ReactNode {
  return (
    <ul>
      {of.map(({ href, label, picture }) => {
        const note = notes?.[href.slice(href.lastIndexOf('/') + 1)];
        return (
          <li key={href}>
            <Link className="card" to={href}>
              {picture && <BuiltHtml as="span" html={picture} />}
              {/* the space is for programs that read the text without styles */}
              <b>{label}</b> {note && <small>{note}</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The groups of the sidebar: each begins at a captcha that names it. Those before the first one have no name. */
function groups(): (typeof captchas)[] {
  const starts = captchas.flatMap(({ group }, position) => (position === 0 || group ? [position] : []));
  return starts.map((start, number) => captchas.slice(start, starts[number + 1]));
}
