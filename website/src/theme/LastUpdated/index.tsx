import { formatLocale } from '@docs/site/locales';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** Overridden to set the date like the text around it. */
export default function LastUpdated(): ReactNode {
  const { lastUpdatedAt } = useDoc().metadata;
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
  );
}
