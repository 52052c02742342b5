import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import Marked from '../Marked';
import { createVisitStore, trailOf, visitOf } from '../recents';
import { groupBySection, isOnPageOf, type SearchResponse } from '../response';
import { useIndexName } from '../settings';
import styles from './styles.module.css';

export default function ResultList({ response }: { response: SearchResponse }): ReactNode {
  const visits = createVisitStore(useIndexName());
  return [...groupBySection(response.hits)].map(([section, hits]) => (
    <section key={section} className={styles.section} data-query-id={response.queryId}>
      <h2>{section}</h2>
      <ol>
        {hits.map((hit, position) => {
          const isBelow = isOnPageOf(hits[position - 1], hit);
          const { page, sections } = trailOf(hit, isBelow);
          return (
            <li key={hit.id} data-below={isBelow ? '' : undefined}>
              <h3>
                <Link to={hit.url} onClick={() => visits.addRecent(visitOf(hit))}>
                  <strong className={isBelow ? 'sr-only' : undefined}>
                    <Marked text={page} />
                  </strong>
                  {sections && (
                    <span>
                      <Marked text={sections} />
                    </span>
                  )}
                </Link>
              </h3>
              {hit.excerpt && (
                <p>
                  <Marked text={hit.excerpt} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
