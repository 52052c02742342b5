import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { DatedDoc } from '../../../shared/page-data';

/** Overridden because the stock one writes the date out in the browser, see plugins/dated-docs. */
export default function LastUpdated(): ReactNode {
  const { lastUpdatedAt, lastUpdatedText } = useDoc().metadata as DatedDoc;
  if (!lastUpdatedAt) return null;
  const date = <time dateTime={new Date(lastUpdatedAt).toISOString()}>{lastUpdatedText}</time>;
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
