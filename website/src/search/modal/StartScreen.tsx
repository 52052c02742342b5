import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CloseIcon, PageIcon, RecentIcon, StarIcon } from '../icons';
import type { Visit } from '../recents';
import Option from './Option';
import { FAVORITES, RECENTS, START_PAGES } from './sources';
import styles from './styles.module.css';
import type { SearchControl } from './useSearch';

export default function StartScreen({ search }: { search: SearchControl }): ReactNode {
  const { state, visits, keepFocus } = search;
  const collections = state.collections.filter(({ items }) => items.length > 0);

  const [first] = collections;

  if (first?.source.sourceId === START_PAGES) {
    return (
      <>
        <p className={styles.empty}>
          <Translate id="docs.search.noRecents">No recent searches</Translate>
        </p>
        <section className={styles.group}>
          <h2 id={`search-${START_PAGES}-label`} className={styles.section}>
            <Translate id="docs.search.startPages">Start here</Translate>
          </h2>
          <div role="listbox" id={`search-${START_PAGES}`} aria-labelledby={`search-${START_PAGES}-label`}>
            {first.items.map((item) => (
              <Option
                key={item.visit.url}
                search={search}
                item={item}
                source={first.source}
                icon={<PageIcon />}
              />
            ))}
          </div>
        </section>
      </>
    );
  }
  return collections.map(({ source, items }) => (
    <section key={source.sourceId} className={styles.group}>
      <h2 id={`search-${source.sourceId}-label`} className={styles.section}>
        {source.sourceId === RECENTS ? (
          <Translate id="docs.search.recent">Recent</Translate>
        ) : (
          <Translate id="docs.search.favorite">Favorites</Translate>
        )}
      </h2>
      {/* A list of options may contain only options, so the buttons are in a second list next to it. */}
      <div className={styles.visits}>
        <div
          role="listbox"
          id={`search-${source.sourceId}`}
          aria-labelledby={`search-${source.sourceId}-label`}
        >
          {items.map((item) => (
            <Option
              key={item.visit.url}
              search={search}
              item={item}
              source={source}
              icon={source.sourceId === FAVORITES ? <StarIcon /> : <RecentIcon />}
            />
          ))}
        </div>
        <ul>
          {items.map(({ visit }) => (
            <li key={visit.url}>
              {source.sourceId === RECENTS ? (
                <>
                  <ActionButton
                    action="save"
                    visit={visit}
                    onAct={keepFocus(() => visits.addFavorite(visit))}
                  />
                  <ActionButton
                    action="forget"
                    visit={visit}
                    onAct={keepFocus(() => visits.removeRecent(visit))}
                  />
                </>
              ) : (
                <ActionButton
                  action="unsave"
                  visit={visit}
                  onAct={keepFocus(() => visits.removeFavorite(visit))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  ));
}

interface ActionButtonProps {
  action: 'save' | 'forget' | 'unsave';
  visit: Visit;
  onAct(): void;
}

function ActionButton({ action, visit: { title }, onAct }: ActionButtonProps) {
  const label = {
    save: translate({ id: 'docs.search.save', message: 'Add to favorites: {title}' }, { title }),
    forget: translate({ id: 'docs.search.forget', message: 'Remove from recent: {title}' }, { title }),
    unsave: translate({ id: 'docs.search.unsave', message: 'Remove from favorites: {title}' }, { title }),
  }[action];
  return (
    <button
      type="button"
      className={`icon-button ${styles.action}`}
      title={label}
      aria-label={label}
      onClick={onAct}
    >
      {action === 'save' ? <StarIcon /> : <CloseIcon />}
    </button>
  );
}
