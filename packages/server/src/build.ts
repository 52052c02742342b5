import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { Refusal } from './refusal.ts';
import { openSearch, type SearchService, type SearchStatus } from './search-pool/index.ts';
import { loadSite, type Site } from './site.ts';
import { readStamp } from './stamp.ts';

/** Everything that one build serves: pages, headers, contract data and search. */
export interface Build {
  readonly stamp: string;
  /** null with API_ONLY. */
  readonly site: Site | null;
  readonly search: Promise<SearchService>;
  /** The result of `search`; null until it is open. */
  service: SearchService | null;
}

/** How long a call waits for the indexes right after the start. Silent connections are closed after STALLED_MS, which is longer. */
export const OPENING_MS = 5000;

/** The folder changed while it was read. */
export class BuildChanged extends Error {}

/**
 * Reads the build in the folder. Resolves when the pages are read. Search takes longer and is opened in parallel. Both
 * fail with BuildChanged if the stamp has changed after reading.
 */
export async function loadBuild(config: Config, log: FastifyBaseLogger, stamp: string): Promise<Build> {
  const { siteDir: dir, apiOnly } = config;
  const unchanged = async () => {
    if ((await readStamp(dir)) !== stamp) throw new BuildChanged('The build changed while it was read.');
  };
  const openSearchOfBuild = async () => {
    const service = await openSearch(dir, {
      prefix: config.search.indexPrefix,
      log: { error: (sentence) => log.error(sentence) },
    });
    await unchanged().catch(async (error) => {
      await service.close();
      throw error;
    });
    build.service = service;
    return service;
  };
  const search = openSearchOfBuild();
  search.catch(() => {}); // callers that await it receive the error
  const build: { -readonly [Key in keyof Build]: Build[Key] } = { stamp, site: null, search, service: null };
  try {
    build.site = apiOnly ? null : await loadSite(dir);
    await unchanged();
  } catch (error) {
    void closeBuild(build);
    throw error;
  }
  return build;
}

/** The search of the build, once it is open. */
export function openedSearch({ search, service }: Pick<Build, 'search' | 'service'>): Promise<SearchService> {
  if (service) return search;
  const refusal = new Refusal(503, 'The search is still being opened: try again in a second');
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(refusal), OPENING_MS);
    search.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export async function closeBuild({ search }: Build): Promise<void> {
  const service = await search.catch(() => null);
  await service?.close();
}

/** The state of the search index of each locale whose pages are in the build. */
export function searchStatus({ site, service }: Build): SearchStatus['indexes'] {
  const isBuilt = (locale: string) => !site || site.homes.includes(locale === 'en' ? '/' : `/${locale}/`);
  const indexes = Object.entries(service?.status().indexes ?? {});
  return Object.fromEntries(indexes.filter(([locale]) => isBuilt(locale)));
}

/** The locales that cannot be searched although their pages are in the build. */
export function unsearchable(build: Build): string[] {
  const indexes = Object.entries(searchStatus(build));
  return indexes.filter(([, { records }]) => records === null).map(([locale]) => locale);
}
