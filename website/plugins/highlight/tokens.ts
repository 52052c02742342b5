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
    else result.push({ type: 'element', tagName: 'span', properties: { className: [own] }, children });
  }
  return result;
}

function append(nodes: Array<Element | Text>, node: Element | Text): void {
  const last = nodes.at(-1);
  if (node.type === 'text' && last?.type === 'text') last.value += node.value;
  else nodes.push(node);
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
