import type { Props } from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import type { ReactNode } from 'react';

/** Overridden because no page is edited here, and the stock row looks up a font that nothing else on the page has. */
export default function EditMetaRow({ className, lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  return (
    <div className={className}>
      <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
    </div>
  );
}
