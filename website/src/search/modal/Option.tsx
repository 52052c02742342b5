import type { InternalAutocompleteSource } from '@algolia/autocomplete-core';
import type { MouseEvent, ReactNode } from 'react';
import Marked from '../Marked';
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
  const { url, title, path } = item.visit;
  const { hit } = item;

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
        <span className={styles.title}>{hit ? <Marked text={hit.title} /> : title}</span>
        {path.length > 0 && <span className={styles.path}>{path.join(' › ')}</span>}
        {hit?.excerpt && (
          <span className={styles.excerpt}>
            <Marked text={hit.excerpt} />
          </span>
        )}
      </span>
    </a>
  );
}
