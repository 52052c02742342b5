import type { EmbedRules, EmbedTexts } from '@docs/contract/embed-code';
import { OperatorError } from '@docs/site/variables';
import { z } from 'zod';
import { readJson } from './json-file.ts';

const entry = z.object({
  /** Of a task type or an error code, main name first. */
  names: z.array(z.string()).nonempty(),
  /** What the contract says about it. */
  answer: z.record(z.string(), z.unknown()),
});

interface EmbedCode {
  rules: EmbedRules;
  texts: EmbedTexts;
}

const embedCode = z.object({
  rules: z.object({ entries: z.array(z.unknown()), secretKeys: z.array(z.unknown()) }),
  texts: z.object({ captchas: z.object() }),
});

/** `.contract/<locale>.json`: what assistants are told about the contract. */
const contractAnswers = z.object({
  service: z.string(),
  /** The public origin of the pages. */
  site: z.url(),
  tasks: z.array(entry),
  errors: z.array(entry),
  /** How captchas are recognized, and the texts for it. */
  embedCode: z.custom<EmbedCode>((value) => embedCode.safeParse(value).success),
});

export type ContractEntry = z.infer<typeof entry>;
export type ContractAnswers = z.infer<typeof contractAnswers>;

export async function readContractAnswers(dir: string, locale: string): Promise<ContractAnswers> {
  const path = `.contract/${locale}.json`;
  const { data } = contractAnswers.safeParse(await readJson(dir, path));
  if (data) return data;
  throw new OperatorError(`${path} is not a contract for assistants: run "npm run build" again.`);
}
