import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import ErrorScreen from '../src/search/ErrorScreen';
import Footer from '../src/search/modal/Footer';
import { createPanel, initialState, type PanelState } from '../src/search/modal/panel';
import Screen from '../src/search/modal/Screen';
import SearchForm from '../src/search/modal/SearchForm';
import styles from '../src/search/modal/styles.module.css';
import type { VisitStore, Visits } from '../src/search/recents';
import type { SearchResponse } from '../src/search/response';
import { useStartPages } from '../src/search/useStartPages';

const EMPTY: Visits = { recents: [], favorites: [] };
const VISITED: Visits = {
  recents: [
    { url: '/docs/captchas/turnstile-task', title: 'Cloudflare Turnstile and Challenge', path: [] },
    { url: '/docs/api/threshold#limits', title: 'Limits', path: ['Confidence threshold'] },
  ],
  favorites: [{ url: '/docs/api/methods/create-task', title: 'createTask', path: [] }],
};
const FOUND: SearchResponse = {
  query: 'proxi',
  count: 12,
  pages: 1,
  queryId: null,
  repaired: 'proxy',
  missing: [],
  suggestions: [],
  hits: (['page', 'heading', 'text'] as const).map((type) => ({
    id: type,
    url: '/docs/getting-start',
    section: type === 'text' ? 'Captchas' : 'Getting started',
    title: `A <mark>proxy</mark> in a ${type}`,
    path: type === 'page' ? [] : ['Getting started', 'Tasks'],
    excerpt: type === 'page' ? null : 'Words around the <mark>proxy</mark> that was found',
    type,
  })),
};
const NONE: SearchResponse = {
  ...FOUND,
  query: 'zzqqxxjj',
  count: 0,
  hits: [],
  repaired: null,
  suggestions: ['API', 'Captchas', 'Extension'],
};

/** The search modal, in the page instead of over it. */
export default function SearchStates(): ReactNode {
  return (
    <>
      <Modal />
      <Modal visits={VISITED} />
      <Modal response={FOUND} />
      <Modal response={NONE} />
      <ErrorScreen failure="unreachable" onRetry={() => {}} />
      <ErrorScreen failure="refused" onRetry={() => {}} />
    </>
  );
}

function Modal({ visits = EMPTY, response }: { visits?: Visits; response?: SearchResponse }): ReactNode {
  const query = response?.query ?? '';
  const startPages = useStartPages();
  const [state, setState] = useState<PanelState>(() => initialState(query));
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one panel for the life of the page
  const { panel, store } = useMemo(() => {
    const store = { all: () => visits } as VisitStore;
    const search = async () => response ?? NONE;
    const options = { initialQuery: query, locale: 'en', search, visits: store, startPages, navigator: {} };
    return { store, panel: createPanel({ ...options, onStateChange: setState }) };
  }, []);
  useEffect(() => void panel.refresh(), [panel]);

  const control = {
    panel,
    state,
    visits: store,
    waiting: false,
    input,
    open: () => {},
    leaveTo: () => {},
    keepFocus: (work: () => void) => work,
    holdEnter: () => false,
  };
  return (
    <div className={styles.dialog}>
      <SearchForm search={control} onClose={() => {}} />
      <div className={styles.panel}>
        <Screen search={control} />
      </div>
      <Footer search={control} />
    </div>
  );
}
