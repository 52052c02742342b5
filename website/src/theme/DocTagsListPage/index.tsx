import type { Props } from '@theme/DocTagsListPage';
import OriginalDocTagsListPage from '@theme-original/DocTagsListPage';
import type { ReactNode } from 'react';

/** Wrapped to give the skip link (theme/SkipToContent) its target. */
export default function DocTagsListPage(props: Props): ReactNode {
  return (
    <div id="main">
      <OriginalDocTagsListPage {...props} />
    </div>
  );
}
