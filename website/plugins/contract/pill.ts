import { type Status, TONES } from '../../shared/pills.ts';
import { type Child, element, type Node } from './nodes.ts';

/** A status pill, styled as everywhere else, see shared/pills.ts. */
export function pill(status: Status, ...text: Child[]): Node {
  return element('b', { className: `pill ${TONES[status]}`.trim() }, text);
}
