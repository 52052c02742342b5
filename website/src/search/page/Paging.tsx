import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SearchRequest } from '../request';
import styles from './styles.module.css';

interface Props {
  request: Required<SearchRequest>;
  pages: number;
  addressOf(request: SearchRequest): string;
}

export default function Paging({ request, pages, addressOf }: Props): ReactNode {
  const { page } = request;
  if (pages < 2) return null;
  return (
    <nav
      className={styles.paging}
      aria-label={translate({ id: 'docs.search.pages', message: 'Result pages' })}
    >
      {page > 0 ? (
        <Link to={addressOf({ ...request, page: page - 1 })} rel="prev">
          <Translate id="docs.search.previousPage">Previous</Translate>
        </Link>
      ) : (
        <span />
      )}
      <span>
        <Translate id="docs.search.page" values={{ page: page + 1, pages }}>
          {'Page {page} of {pages}'}
        </Translate>
      </span>
      {page + 1 < pages ? (
        <Link to={addressOf({ ...request, page: page + 1 })} rel="next">
          <Translate id="docs.search.nextPage">Next</Translate>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
