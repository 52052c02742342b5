import { read, write } from '../browser/storage';
import { MAX_FAVORITES, MAX_RECENTS, MAX_RECENTS_WITH_FAVORITES } from './constants';
import type { Hit } from './hit';
import { plainText } from './marks';

/** A found section that the reader opened. A match in the text is stored as the section that contains it. */
export interface Visit {
  url: string;
  title: string;
  path: string[];
}

export interface Visits {
  recents: Visit[];
  favorites: Visit[];
}

/** Kept per index, so that each locale has its own (spec 3.5). */
export function createVisitStore(indexName: string) {
  const recents = storedList(`docs.search.recent.${indexName}`, MAX_RECENTS);
  const favorites = storedList(`docs.search.favorite.${indexName}`, MAX_FAVORITES);

  return {
    all(): Visits {
      const liked = favorites.all();
      const shown = liked.length > 0 ? MAX_RECENTS_WITH_FAVORITES : MAX_RECENTS;
      return { recents: recents.all().slice(0, shown), favorites: liked };
    },
    addRecent(visit: Visit): void {
      if (!favorites.has(visit)) recents.add(visit);
    },
    addFavorite(visit: Visit): void {
      recents.remove(visit);
      favorites.add(visit);
    },
    removeRecent: recents.remove,
    removeFavorite: favorites.remove,
  };
}

export type VisitStore = ReturnType<typeof createVisitStore>;

export function visitOf({ url, title, path }: Hit): Visit {
  return { url, title: plainText(title), path: path.map(plainText) };
}

/** A line may end before it: at its end, it would seem to lead nowhere. */
const BETWEEN = ' ›\u00a0';

/**
 * The page leads: many pages have sections of the same name.
 * @param isBelow whether the page is only spoken, because the hit above names it
 */
export function trailOf({ title, path }: Pick<Visit, 'title' | 'path'>, isBelow = false) {
  const [page = '', ...rest] = [...path, title];
  const sections = rest.join(BETWEEN);
  if (isBelow) return { page: page + BETWEEN, sections };
  return { page, sections: sections && BETWEEN + sections };
}

/** Newest first; above the limit the oldest is removed. */
function storedList(key: string, limit: number) {
  const all = (): Visit[] => parse(read('localStorage', key)).slice(0, limit);
  const without = ({ url }: Visit) => all().filter((visit) => visit.url !== url);
  const save = (visits: Visit[]) => write('localStorage', key, JSON.stringify(visits.slice(0, limit)));
  return {
    all,
    has: ({ url }: Visit) => all().some((visit) => visit.url === url),
    add: (visit: Visit) => save([visit, ...without(visit)]),
    remove: (visit: Visit) => save(without(visit)),
  };
}

function parse(stored: string | null): Visit[] {
  try {
    const visits: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(visits) ? visits.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(value: unknown): value is Visit {
  const { url, title, path } = (value ?? {}) as Partial<Visit>;
  return (
    typeof url === 'string' &&
    /^(\/(?!\/)|https?:\/\/)/.test(url) &&
    typeof title === 'string' &&
    Array.isArray(path) &&
    path.every((heading) => typeof heading === 'string')
  );
}
