import { type Fact, type Task, tasks } from '@docs/contract';
import { type Child, element, inline, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';
import { pill } from '../pill.ts';

/** `<Facts of="…" drawing="…">`: a task type at a glance, with the drawing of the captcha beside it. */
export function factsStrip(page: Page, facts: Fact[], task: Task, drawing: string | undefined): Node {
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
          element('dd', {}, value(fact, task), fact.id === 'wait' ? waitRange(page, task) : undefined),
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
function waitRange({ locale }: Page, { usualWaitSeconds }: Task): Child {
  if (!usualWaitSeconds) return undefined;
  const [from, to] = usualWaitSeconds;
  const longest = Math.max(...tasks('en').map(({ timing }) => timing.timeoutSeconds));
  const end = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'narrow' });
  return element(
    'span',
    // The end of the scale as an attribute: it is part of the drawing, not of the fact.
    { className: 'range', 'data-end': end.format(longest).replace(/(?<=\d)s/, ' s'), 'aria-hidden': 'true' },
    element(
      'svg',
      { viewBox: `0 0 ${longest} 1`, preserveAspectRatio: 'none' },
      element('path', { d: `M0 .5h${longest}` }),
      element('path', { d: `M${from} .5H${to}` }),
    ),
  );
}
