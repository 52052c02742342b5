import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import Marked from '../Marked';
import { createVisitStore, visitOf } from '../recents';
import { groupBySection, type SearchResponse } from '../response';
import { useIndexName } from '../settings';
import styles from './styles.module.css';

export default function ResultList({ response }: { response: SearchResponse }): ReactNode {
  const visits = createVisitStore(useIndexName());
  return [...groupBySection(response.hits)].map(([section, hits]) => (
    <section key={section} className={styles.section} data-query-id={response.queryId}>
      <h2>{section}</h2>
      <ol>
        {hits.map((hit) => (
          <li key={hit.id}>
            <h3>
              <Link to={hit.url} onClick={() => visits.addRecent(visitOf(hit))}>
                <Marked text={hit.title} />
              </Link>
            </h3>
            {hit.path.length > 0 && (
              <p className={styles.path}>
                <Marked text={hit.path.join(' › ')} />
              </p>
            )}
            {hit.excerpt && (
              <p className={styles.excerpt}>
                <Marked text={hit.excerpt} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  ));
}
