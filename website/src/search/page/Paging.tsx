import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SearchRequest } from '../request';
import { useWording } from '../useWording';
import styles from './styles.module.css';
import { turnsOf } from './turn';

interface Props {
  request: Required<SearchRequest>;
  pages: number;
  addressOf(request: SearchRequest): string;
}

export default function Paging({ request, pages, addressOf }: Props): ReactNode {
  const { previous, next, place } = turnsOf(request, pages, useWording());
  if (pages < 2) return null;
  return (
    <nav
      className={styles.paging}
      aria-label={translate({ id: 'docs.search.pages', message: 'Result pages' })}
    >
      {previous ? (
        <Link className="button button-quiet" to={addressOf(previous)} rel="prev">
          <Translate id="docs.search.previousPage">Previous</Translate>
        </Link>
      ) : (
        <span />
      )}
      <span>{place}</span>
      {next ? (
        <Link className="button button-quiet" to={addressOf(next)} rel="next">
          <Translate id="docs.search.nextPage">Next</Translate>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
