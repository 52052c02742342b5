import type { Locale } from '@docs/search';
import { z } from 'zod';
import type { SearchService } from '../search-pool/index.ts';
import type { Site } from '../site.ts';

/** The data that the tools use during one call, all from one build. */
export interface Documentation {
  site(): Site;
  search(): Promise<SearchService>;
  /** Logs an internal error. */
  report(error: Error): void;
}

/** A sentence for the assistant, about something it can fix. */
export class ToolRefusal extends Error {}

const entry = z.object({
  names: z.array(z.string()).min(1),
  answer: z.record(z.string(), z.unknown()),
});
const contract = z.object({
  service: z.string(),
  site: z.url(),
  tasks: z.array(entry),
  errors: z.array(entry),
});
export type Entry = z.infer<typeof entry>;
export type ContractAnswers = z.infer<typeof contract>;

const parsed = new WeakMap<Site, Map<Locale, ContractAnswers>>();

/** `.contract/<locale>.json` of the site, parsed once per build. */
export function contractOf(site: Site, locale: Locale): ContractAnswers {
  const known = parsed.get(site) ?? new Map<Locale, ContractAnswers>();
  parsed.set(site, known);
  const found = known.get(locale) ?? contract.parse(JSON.parse(sourceOf(site, locale)));
  known.set(locale, found);
  return found;
}

function sourceOf(site: Site, locale: Locale): string {
  const source = site.contract.get(locale);
  if (source) return source.toString();
  throw new ToolRefusal(`This site was built without the locale "${locale}": ask in another.`);
}
