import { schema } from './contract.ts';
import { texts } from './texts.ts';
import type { ErrorEntry, Locale } from './types.ts';

/** All error codes, in the order of the contract. */
export function errors(locale: Locale): ErrorEntry[] {
  const t = texts(locale);
  const documented = schema('ErrorCode')['x-errors'];
  if (!documented) throw new Error('packages/contract/openapi.yaml: ErrorCode has no x-errors.');
  return documented.map(({ code, label, group, aliases = [] }) => ({
    code,
    aliases,
    label,
    group,
    groupTitle: t(`errorGroup.${group}`),
    meaning: t(`error.${code}.meaning`),
    fix: t(`error.${code}.fix`),
  }));
}
