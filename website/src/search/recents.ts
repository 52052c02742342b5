import { read, write } from '../inline-script/storage';
import { MAX_FAVOURITES, MAX_RECENTS, MAX_RECENTS_WITH_FAVOURITES } from './constants';
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
  favourites: Visit[];
}

/** Kept per index, so that each locale has its own (spec 3). */
export function createVisitStore(indexName: string) {
  const recents = storedList(`docs.search.recent.${indexName}`, MAX_RECENTS);
  const favourites = storedList(`docs.search.favourite.${indexName}`, MAX_FAVOURITES);

  return {
    all(): Visits {
      const liked = favourites.all();
      const shown = liked.length > 0 ? MAX_RECENTS_WITH_FAVOURITES : MAX_RECENTS;
      return { recents: recents.all().slice(0, shown), favourites: liked };
    },
    addRecent(visit: Visit): void {
      if (!favourites.has(visit)) recents.add(visit);
    },
    addFavourite(visit: Visit): void {
      recents.remove(visit);
      favourites.add(visit);
    },
    removeRecent: recents.remove,
    removeFavourite: favourites.remove,
  };
}

export type VisitStore = ReturnType<typeof createVisitStore>;

export function visitOf({ url, title, path }: Hit): Visit {
  return { url, title: plainText(title), path: path.map(plainText) };
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
