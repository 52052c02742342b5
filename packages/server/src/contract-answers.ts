import type { toolAnswers } from '@docs/contract';

/** `.contract/<locale>.json`, which the build writes: the contract, for the answers to assistants. */
export type ContractAnswers = ReturnType<typeof toolAnswers> & {
  /** The name of the site. */
  service: string;
  /** The public origin of the pages. */
  site: string;
};
