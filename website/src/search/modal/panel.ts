import {
  type AutocompleteOptions,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { STALLED_MS } from '../constants';
import { type Failure, failureOf } from '../failure';
import type { Visit, VisitStore } from '../recents';
import type { SearchResponse } from '../response';
import type { SendSearch } from '../send';
import { unfinishedQuery } from '../unfinished-query';
import { hitSources, type Item, startSources } from './sources';

export type PanelState = AutocompleteState<Item>;

/** State that the state machine has no place for. */
export interface Outcome {
  response: SearchResponse | null;
  /** Kept here because the state machine's status is idle again before a failure can be shown. */
  failure: Failure | null;
}

export interface PanelOptions {
  initialQuery: string;
  locale: string;
  search: SendSearch;
  visits: VisitStore;
  startPages: readonly Visit[];
  navigator: AutocompleteOptions<Item>['navigator'];
  onStateChange(state: PanelState): void;
}

export function outcomeOf(state: PanelState): Outcome {
  return state.context as unknown as Outcome;
}

export function initialState(query: string): PanelState {
  const context = { response: null, failure: null } satisfies Outcome;
  return { activeItemId: 0, query, completion: null, collections: [], isOpen: true, status: 'idle', context };
}

/** The panel is the whole modal: open as long as the modal is, so Escape and leaving it close it (spec 4.2). */
export function createPanel(options: PanelOptions) {
  const { search, visits } = options;
  let turn = 0;
  let literalFor: string | null = null;

  const remember = ({ visit }: Item) => visits.addRecent(visit);

  const autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    initialState: initialState(options.initialQuery),
    shouldPanelOpen: ({ state }) => state.isOpen,
    openOnFocus: true, // the start screen is shown for an empty query
    defaultActiveItemId: 0,
    stallThreshold: STALLED_MS,
    // Incomplete pinyin finds nothing. In other languages a composition must be searched: Android composes every word.
    ignoreCompositionEvents: options.locale === 'zh',
    navigator: options.navigator,
    onStateChange({ state }) {
      unfinishedQuery.text = state.query;
      options.onStateChange(state);
    },
    async getSources({ query, state, setContext, setCollections }) {
      turn += 1;
      const asked = turn;
      if (query.trim() === '') {
        setContext({ response: null, failure: null });
        return startSources(visits.all(), options.startPages, remember);
      }
      if (!outcomeOf(state).response) setCollections([]); // the start screen's items are no longer visible
      const outcome = await find(query);
      if (asked !== turn) return new Promise(() => {}); // a newer query is under way: this response is never shown
      setContext({ ...outcome });
      return outcome.response ? hitSources(outcome.response, remember) : [];
    },
  });

  async function find(query: string): Promise<Outcome> {
    try {
      const response = await search({ query: query.trim(), literal: literalFor === query.trim() });
      return { response, failure: null };
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'refused') console.error(error);
      return { response: null, failure };
    }
  }

  return {
    ...autocomplete,
    /** Searches for the literal query, without repair, until it changes. */
    beLiteral(query: string): void {
      literalFor = query;
    },
  };
}
