import type { AutocompleteSource, BaseItem } from '@algolia/autocomplete-core';
import { HITS_PER_GROUP } from '../constants';
import type { Hit } from '../hit';
import { type Visit, type Visits, visitOf } from '../recents';
import { groupBySection, type SearchResponse, withoutRepeatedPages } from '../response';

/** The items that the arrow keys move through: hits, or previously opened sections. */
export interface Item extends BaseItem {
  visit: Visit;
  hit?: Hit;
}

export type Source = AutocompleteSource<Item>;
export const RECENTS = 'recents';
export const FAVORITES = 'favorites';
export const START_PAGES = 'start-pages';

/** If nothing was opened before, the pages that most readers begin with. */
export function startSources(
  { recents, favorites }: Visits,
  startPages: readonly Visit[],
  onSelect: (item: Item) => void,
): Source[] {
  const empty = recents.length === 0 && favorites.length === 0;
  const groups = { [RECENTS]: recents, [FAVORITES]: favorites, [START_PAGES]: empty ? startPages : [] };
  return Object.entries(groups).map(([id, visits]) =>
    source(
      id,
      visits.map((visit) => ({ visit })),
      onSelect,
    ),
  );
}

/** One source per section. Sources need unique ids: the state machine throws on a duplicate (spec 5.4). */
export function hitSources({ hits }: SearchResponse, onSelect: (item: Item) => void): Source[] {
  return [...groupBySection(withoutRepeatedPages(hits), HITS_PER_GROUP).values()].map((group, index) =>
    source(
      `hits-${index}`,
      group.map((hit) => ({ hit, visit: visitOf(hit) })),
      onSelect,
    ),
  );
}

function source(sourceId: string, items: Item[], onSelect: (item: Item) => void): Source {
  return {
    sourceId,
    getItems: () => items,
    getItemUrl: ({ item }) => item.visit.url,
    onSelect: ({ item }) => onSelect(item),
    getItemInputValue: ({ state }) => state.query,
    onActive() {},
    onResolve() {},
  };
}
