import type { EmbedRules, EmbedTexts } from '@docs/contract/embed-code';
import { OperatorError } from '@docs/site/variables';
import { readJson } from './json-file.ts';

/** The names of a task type or an error code, main name first, and what the contract says about it. */
export interface ContractEntry {
  names: string[];
  answer: Record<string, unknown>;
}

/** `.contract/<locale>.json`: what assistants are told about the contract. */
export interface ContractAnswers {
  service: string;
  /** The public origin of the pages. */
  site: string;
  tasks: ContractEntry[];
  errors: ContractEntry[];
  /** How captchas are recognized, and the texts for it. */
  embedCode: { rules: EmbedRules; texts: EmbedTexts };
}

export async function readContractAnswers(dir: string, locale: string): Promise<ContractAnswers> {
  const path = `.contract/${locale}.json`;
  const { service, site, tasks, errors, embedCode } = await readJson<ContractAnswers>(dir, path);
  if (
    typeof service === 'string' &&
    isOrigin(site) &&
    areEntries(tasks) &&
    areEntries(errors) &&
    isEmbedCode(embedCode)
  )
    return { service, site, tasks, errors, embedCode };
  throw new OperatorError(`${path} is not a contract for assistants: run "npm run build" again.`);
}

function isOrigin(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value);
}

function isEmbedCode(value: unknown): value is ContractAnswers['embedCode'] {
  const { rules, texts } = (value ?? {}) as Partial<ContractAnswers['embedCode']>;
  return (
    Array.isArray(rules?.entries) && Array.isArray(rules.secretKeys) && typeof texts?.captchas === 'object'
  );
}

function areEntries(value: unknown): value is ContractEntry[] {
  return (
    Array.isArray(value) &&
    value.every(
      ({ names, answer }) =>
        Array.isArray(names) &&
        names.length > 0 &&
        names.every((name) => typeof name === 'string') &&
        typeof answer === 'object' &&
        answer !== null,
    )
  );
}
