import type { Props } from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import type { ReactNode } from 'react';

/** Overridden because pages have no edit link: the stock row has a column for it, and sets the date in italics. */
export default function EditMetaRow({ className, lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  return (
    <div className={className}>
      <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
    </div>
  );
}
