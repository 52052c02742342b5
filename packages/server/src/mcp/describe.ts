import type { ToolAnswer } from '@docs/contract';
import { HttpError } from '@docs/search';

/** The contract's description of the entry with that name. The name must be unambiguous. */
export function describeEntry(
  entries: readonly ToolAnswer[],
  kind: string,
  asked: string,
): ToolAnswer['answer'] {
  const wanted = fold(asked);
  const own = ({ names }: ToolAnswer) => names[0] ?? '';
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
