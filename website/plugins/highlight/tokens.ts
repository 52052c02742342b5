import type { Element, ElementContent, Root, Text } from 'hast';
import { TOKEN_CLASSES } from '../../shared/token-classes.ts';

export function leanTokens(root: Root): Array<Element | Text> {
  return lean(root.children as ElementContent[], undefined);
}

function lean(nodes: ElementContent[], outer: string | undefined): Array<Element | Text> {
  const result: Array<Element | Text> = [];
  for (const node of nodes) {
    if (node.type === 'text') append(result, { type: 'text', value: node.value });
    if (node.type !== 'element') continue;
    const own = shortClass(node);
    const children = lean(node.children, own ?? outer);
    if (!own || own === outer) for (const child of children) append(result, child);
    else appendSpan(result, own, children);
  }
  return result;
}

function append(nodes: Array<Element | Text>, node: Element | Text): void {
  const last = nodes.at(-1);
  if (node.type === 'text' && last?.type === 'text') last.value += node.value;
  else nodes.push(node);
}

/** Words of the same type that are separated only by a space, such as `throw new`, become one span. */
function appendSpan(nodes: Array<Element | Text>, name: string, children: Array<Element | Text>): void {
  const [before, blank] = nodes.slice(-2);
  if (
    before?.type === 'element' &&
    isOf(before, name) &&
    blank?.type === 'text' &&
    /^ +$/.test(blank.value)
  ) {
    nodes.pop();
    for (const child of [blank, ...children]) append(before.children as Array<Element | Text>, child);
  } else nodes.push({ type: 'element', tagName: 'span', properties: { className: [name] }, children });
}

function isOf({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className[0] === name;
}

function shortClass(node: Element): string | undefined {
  const names = node.properties.className;
  if (!Array.isArray(names)) return undefined;
  for (const name of names) {
    const short = TOKEN_CLASSES[String(name)];
    if (short) return short;
  }
  return undefined;
}
