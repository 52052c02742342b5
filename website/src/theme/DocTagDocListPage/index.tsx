import type { Props } from '@theme/DocTagDocListPage';
import OriginalDocTagDocListPage from '@theme-original/DocTagDocListPage';
import type { ReactNode } from 'react';

/** Wrapped to give the skip link (theme/SkipToContent) its target. */
export default function DocTagDocListPage(props: Props): ReactNode {
  return (
    <div id="main">
      <OriginalDocTagDocListPage {...props} />
    </div>
  );
}
