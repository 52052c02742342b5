import type { ReactNode } from 'react';
import { SearchProvider } from '../../search/SearchProvider';

/** What stays while pages come and go. Overridden because the stock one is empty, and meant for this. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return <SearchProvider>{children}</SearchProvider>;
}
