import type { Props } from '@theme/DocRoot/Layout/Main';
import OriginalMain from '@theme-original/DocRoot/Layout/Main';
import type { ReactNode } from 'react';

/** Wrapped to give the skip link (theme/SkipToContent) its target. */
export default function DocRootLayoutMain({ children, ...props }: Props): ReactNode {
  return (
    <OriginalMain {...props}>
      <div id="main">{children}</div>
    </OriginalMain>
  );
}
