import { HttpError, type Locale } from '@docs/search';
import type { ContractAnswers } from '../contract-answers.ts';
import type { Caller } from '../fair-queue.ts';
import type { SearchService } from '../search-pool/index.ts';
import type { Site } from '../site.ts';

/** The data that the tools use during one call, all from one build. */
export interface Documentation {
  site: Site;
  contract: ReadonlyMap<string, ContractAnswers>;
  search: SearchService;
  caller: Caller;
  /** Logs an internal error. */
  report(error: Error): void;
}

export function contractOf({ contract }: Pick<Documentation, 'contract'>, locale: Locale): ContractAnswers {
  const found = contract.get(locale);
  if (found) return found;
  throw new HttpError(404, `This site was built without the locale "${locale}": ask in another.`);
}
