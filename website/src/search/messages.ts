import { translate } from '@docusaurus/Translate';

/**
 * The sentences of a search, with their placeholders. Plain texts and not components: the early search, which has no
 * React, uses them too (page/Sample.tsx). Forms of a plural are separated by a bar.
 */
export function searchMessages() {
  return {
    pageTitle: translate({ id: 'docs.search.pageTitleOf', message: 'Search results for “{query}”' }),
    searching: translate({ id: 'docs.search.searching', message: 'Searching…' }),
    failed: translate({ id: 'docs.search.error', message: 'Unable to fetch results' }),
    noResults: translate({ id: 'docs.search.noResults', message: 'No results for {query}' }),
    count: translate({ id: 'docs.search.count', message: '{count} result|{count} results' }),
    partial: translate({
      id: 'docs.search.partial',
      message: 'The best result does not mention {words}. It matches the rest of your query.',
    }),
    repaired: translate({ id: 'docs.search.repaired', message: 'Showing results for {query}.' }),
    quoted: translate({ id: 'docs.search.quoted', message: '“{text}”' }),
    page: translate({ id: 'docs.search.page', message: 'Page {page} of {pages}' }),
  };
}

export type SearchMessages = ReturnType<typeof searchMessages>;
