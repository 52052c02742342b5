import type { Fact } from '@docs/contract';
import { element, inline, type Node } from '../nodes.ts';

/** `<Facts of="…">`: the card at the top of a task's page. */
export function factsCard(facts: Fact[]): Node {
  return element(
    'dl',
    { className: 'facts' },
    facts.map((fact) => [element('dt', {}, inline(fact.label)), element('dd', {}, inline(fact.value))]),
  );
}
