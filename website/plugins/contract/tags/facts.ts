import { type Fact, type Task, tasks } from '@docs/contract';
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
          element('dd', {}, value(fact, task), fact.id === 'wait' ? waitRange(task) : undefined),
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

/** The wait time on one scale for all task types, up to the longest timeout: one unit of the drawing is a second. */
function waitRange({ usualWaitSeconds }: Task): Child {
  if (!usualWaitSeconds) return undefined;
  const [from, to] = usualWaitSeconds;
  const longest = Math.max(...tasks('en').map(({ timing }) => timing.timeoutSeconds));
  return element(
    'svg',
    {
      className: 'range',
      viewBox: `0 0 ${longest} 1`,
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    element('path', { d: `M0 .5h${longest}` }),
    element('path', { d: `M${from} .5H${to}` }),
  );
}
