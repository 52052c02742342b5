import { liteClient } from 'algoliasearch/lite';
import { createRoot } from 'react-dom/client';
import {
  Configure,
  Highlight,
  Hits,
  InstantSearch,
  Pagination,
  SearchBox,
  Snippet,
} from 'react-instantsearch';

/** The official UI, unmodified, pointed at our server: nothing here differs from a page that uses the hosted service. */
const { searchHost } = document.body.dataset as { searchHost: string };
const client = liteClient('docs', 'search-only', {
  hosts: [{ url: searchHost, accept: 'readWrite', protocol: 'http' }],
  timeouts: { connect: 10_000, read: 10_000, write: 10_000 }, // tests may share a busy machine
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <InstantSearch searchClient={client} indexName="docs-en">
    <Configure hitsPerPage={5} attributesToSnippet={['content:10']} distinct />
    <SearchBox />
    <Hits<{ url: string; content: string }>
      hitComponent={({ hit }) => (
        <a href={hit.url}>
          <Highlight attribute={['hierarchy', 'lvl1']} hit={hit} /> <Snippet attribute="content" hit={hit} />
        </a>
      )}
    />
    <Pagination />
  </InstantSearch>,
);
