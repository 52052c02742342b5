import type { ReactNode } from 'react';
import { SearchProvider } from '../../search/SearchProvider';

/** Contains what stays when the page changes. The stock component is empty and meant to be overridden. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return <SearchProvider>{children}</SearchProvider>;
}
