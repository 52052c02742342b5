import { formatLocale } from '@docs/site/locales';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/EditMetaRow';
import type { ReactNode } from 'react';

/** Overridden because pages have no edit link: the stock row has a column for it, and sets the date in bold italics. */
export default function EditMetaRow({ className, lastUpdatedAt }: Props): ReactNode {
  const locale = formatLocale(useDocusaurusContext().i18n.currentLocale);
  if (!lastUpdatedAt) return null;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  // A browser may write the date with other spaces than the build.
  const date = (
    <time dateTime={new Date(lastUpdatedAt).toISOString()} suppressHydrationWarning>
      {format.format(lastUpdatedAt)}
    </time>
  );
  return (
    <div className={className}>
      <span className="theme-last-updated">
        <Translate
          id="theme.lastUpdated.lastUpdatedAtBy"
          values={{
            atDate: (
              <Translate id="theme.lastUpdated.atDate" values={{ date }}>
                {' on {date}'}
              </Translate>
            ),
            byUser: '',
          }}
        >
          {'Last updated{atDate}{byUser}'}
        </Translate>
        {process.env.NODE_ENV === 'development' && ' (simulated: npm run dev does not read the history)'}
      </span>
    </div>
  );
}
