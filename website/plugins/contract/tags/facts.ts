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
          { 'data-wide': fact.id === 'restriction' ? '' : undefined },
          element('dt', {}, inline(fact.label)),
          element('dd', {}, inline(fact.value)),
        ),
      ),
    ),
    drawing && element('Drawing', { name: drawing }), // expanded by plugins/drawings
  );
}
