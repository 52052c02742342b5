import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useContext } from 'react';
import { useSiteFields } from '../../hooks/useSiteFields';
import SearchButton from '../../search/SearchButton';
import { SearchContext } from '../../search/SearchProvider';
import { foreignHost } from '../../search/settings';
import { useMarkedTarget } from '../../search/useMarkedTarget';

/** Overridden because the stock theme has no search of its own; ours is in src/search. */
export default function SearchBar(): ReactNode {
  const host = foreignHost(useSiteFields().search);
  const open = useContext(SearchContext);
  useMarkedTarget();

  return (
    <>
      {host && (
        <Head>
          <link rel="preconnect" href={host} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton action={useBaseUrl('/search')} onOpen={open} />
    </>
  );
}
