import type { Fact } from '@docs/contract';
import { element, inline, type Node } from '../nodes.ts';

/** `<Facts of="…" drawing="…">`: a task type at a glance, with the drawing of the captcha beside it. */
export function factsStrip(facts: Fact[], drawing: string | undefined): Node {
  return element(
    'div',
    { className: 'glance' },
    element(
      'dl',
      { className: 'facts' },
      facts.map((fact) =>
        element(
          'div',
          { 'data-wide': isSentence(fact) ? '' : undefined },
          element('dt', {}, inline(fact.label)),
          element('dd', {}, inline(fact.value)),
        ),
      ),
    ),
    drawing && element('Drawing', { name: drawing }), // expanded by plugins/drawings
  );
}

/** A restriction, and a rule for a proxy that names what requires one. */
function isSentence({ id, value }: Fact): boolean {
  return id === 'restriction' || (id === 'proxy' && value.includes('`'));
}
