import { HttpError } from '@docs/search';
import type { ContractEntry } from '../contract-answers.ts';

/** The contract's description of the entry with that name. The name must be unambiguous. */
export function describeEntry(
  entries: readonly ContractEntry[],
  kind: string,
  asked: string,
): ContractEntry['answer'] {
  const wanted = fold(asked);
  const own = ({ names }: ContractEntry) => names[0] ?? '';
  const found = entries.filter(({ names }) => names.some((name) => fold(name) === wanted));
  const [only, ...more] = found.filter((entry) => fold(own(entry)) === wanted).concat(found);
  if (only && more.every((entry) => entry === only)) return only.answer;
  if (only) {
    throw new HttpError(
      404,
      `"${asked}" is shared by ${found.map(own).join(', ')}: ask for one of these ${kind}s by its name.`,
    );
  }
  throw new HttpError(
    404,
    `There is no ${kind} "${asked}" in the contract. Known: ${entries.map(own).join(', ')}.`,
  );
}

/** Removes what people write differently in a name: case, spaces and separators. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
