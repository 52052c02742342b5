import type { Fact, Task } from '@docs/contract';
import { type Child, element, inline, type Node } from '../nodes.ts';
import { pill } from '../pill.ts';

/** `<Facts of="…" drawing="…">`: a task type at a glance, with the drawing of the captcha beside it. */
export function factsStrip(facts: Fact[], task: Task, drawing: string | undefined): Node {
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
          element('dd', {}, value(fact, task)),
        ),
      ),
    ),
    drawing && element('Drawing', { name: drawing }), // expanded by plugins/drawings
  );
}

function value({ id, value }: Fact, { proxy }: Task): Child {
  const nodes = inline(value);
  const isOneRule = nodes.length === 1; // no code in it: the same for every variant
  return id === 'proxy' && isOneRule ? pill(proxy, nodes) : nodes;
}
