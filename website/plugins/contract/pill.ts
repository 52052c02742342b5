import { type Status, TONES } from '../../src/pills.ts';
import { type Child, element, type Node } from './nodes.ts';

/** A status pill, styled as everywhere else, see src/pills.ts. */
export function pill(status: Status, ...text: Child[]): Node {
  return element('b', { className: `pill ${TONES[status]}`.trim() }, text);
}
