import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { SearchResponse } from '../response';
import { countText } from '../sentences';
import { useWording } from '../useWording';
import { outcomeOf } from './panel';
import styles from './styles.module.css';
import type { SearchControl } from './useSearch';

/** All results, always in view, and key hints. These are useless on touch screens, so hidden if there is no keyboard. */
export default function Footer({ search }: { search: SearchControl }): ReactNode {
  const { response, failure } = outcomeOf(search.state);
  const hasResults = search.state.query.trim() !== '' && !failure && response && response.count > 0;
  return (
    <div className={styles.footer}>
      {hasResults && <AllResults search={search} response={response} />}
      <ul>
        <li>
          <kbd>↵</kbd> <Translate id="docs.search.keys.open">to open</Translate>
        </li>
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="docs.search.keys.move">to move</Translate>
        </li>
        <li>
          <kbd>esc</kbd> <Translate id="docs.search.keys.close">to close</Translate>
        </li>
      </ul>
    </div>
  );
}

function AllResults({ search, response }: { search: SearchControl; response: SearchResponse }): ReactNode {
  const wording = useWording();
  const all = `${useBaseUrl('/search')}?${new URLSearchParams({ q: response.query })}`;
  return (
    <p>
      <Link
        to={all}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          search.leaveTo(all);
        }}
      >
        {countText(
          response.count,
          translate({
            id: 'docs.search.seeAll',
            message: 'See all {count} result|See all {count} results',
          }),
          wording,
        )}
      </Link>
    </p>
  );
}
