import type { Props } from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import type { ReactNode } from 'react';

/** Overridden because pages have no edit link, and the stock row looks up a font that nothing else on the page uses. */
export default function EditMetaRow({ className, lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  return (
    <div className={className}>
      <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
    </div>
  );
}
