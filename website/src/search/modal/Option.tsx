import type { InternalAutocompleteSource } from '@algolia/autocomplete-core';
import type { MouseEvent, ReactNode } from 'react';
import Marked from '../Marked';
import { trailOf } from '../recents';
import type { Item } from './sources';
import styles from './styles.module.css';
import type { SearchControl } from './useSearch';

interface Props {
  search: SearchControl;
  item: Item;
  source: InternalAutocompleteSource<Item>;
  icon: ReactNode;
}

/** A real link, so that the browser's ways to open links work too. */
export default function Option({ search, item, source, icon }: Props): ReactNode {
  const { panel, visits, open } = search;
  const { url } = item.visit;
  const { hit } = item;
  const { page, sections } = trailOf(hit ?? item.visit);

  function choose(event: MouseEvent): void {
    visits.addRecent(item.visit);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(url, 'here');
  }

  return (
    <a
      {...panel.getItemProps({ item, source, onClick: choose })}
      href={url}
      tabIndex={-1}
      className={styles.option}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.texts}>
        <span className={styles.trail}>
          <strong>{hit ? <Marked text={page} /> : page}</strong>
          {hit ? <Marked text={sections} /> : sections}
        </span>
        {hit?.excerpt && (
          <span className={styles.excerpt}>
            <Marked text={hit.excerpt} />
          </span>
        )}
      </span>
    </a>
  );
}
