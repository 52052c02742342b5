import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import SearchButton from '../../search/SearchButton';
import { foreignHost, useSearchSettings } from '../../search/settings';
import { isSearchShortcut } from '../../search/shortcuts';
import { useMarkedTarget } from '../../search/useMarkedTarget';
import { useSearchModal } from '../../search/useSearchModal';

/** Overridden because the stock theme has no search of its own; ours is in src/search. */
export default function SearchBar(): ReactNode {
  const searchPage = useBaseUrl('/search');
  const { opened, open, close } = useSearchModal(searchPage);
  const history = useHistory();
  const host = foreignHost(useSearchSettings());
  useMarkedTarget();

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event) || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, [open]);

  // When a navigation begins, by the back button say; when it ends the reader may be searching again.
  useEffect(() => {
    let current = history.location;
    return history.listen((next) => {
      if (next.pathname !== current.pathname || next.search !== current.search) close();
      current = next;
    });
  }, [history, close]);

  return (
    <>
      {host && (
        <Head>
          <link rel="preconnect" href={host} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton action={searchPage} onOpen={open} />
      {opened && createPortal(<opened.Modal initial={opened.initial} onClose={close} />, document.body)}
    </>
  );
}
