import type { Page } from '@playwright/test';

interface Node {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value?: string };
  name?: { value?: string };
  value?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** Roles whose name is their whole text. */
const NAMED_BY_TEXT = ['button', 'heading', 'link', 'option'];
const WITHOUT_MEANING = ['generic', 'none', 'paragraph', 'mark', 'strong', 'LineBreak', 'InlineTextBox'];
const STATES = ['expanded', 'selected', 'focused', 'busy', 'modal'];

/** The accessibility tree of the open dialog as text, from the browser itself: one line per spoken element. */
export async function spokenDialog(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const dialog = nodes.find(({ role, ignored }) => role?.value === 'dialog' && !ignored);
  if (!dialog) throw new Error('No dialog is open.');

  const children = ({ childIds = [] }: Node) => childIds.flatMap((id) => byId.get(id) ?? []);
  const below = (node: Node): Node[] => children(node).flatMap((child) => [child, ...below(child)]);
  const ofRole = (node: Node, role: string) =>
    below(node).filter((one) => one.role?.value === role && !one.ignored);
  const positions = new Map(
    ofRole(dialog, 'listbox').flatMap((list) =>
      ofRole(list, 'option').map((option, index, all) => [option, `${index + 1} of ${all.length}`] as const),
    ),
  );

  const lines = (node: Node, depth: number): string[] => {
    const role = node.role?.value ?? 'none';
    const inner = (deeper: number) => children(node).flatMap((child) => lines(child, deeper));
    if (node.ignored || WITHOUT_MEANING.includes(role)) return inner(depth);
    const name = node.name?.value?.trim() ?? '';
    if (role === 'StaticText') return name ? [`${'  '.repeat(depth)}text "${name}"`] : [];
    const states = (node.properties ?? [])
      .filter((property) => STATES.includes(property.name) && property.value.value === true)
      .map((property) => property.name);
    const details = [
      node.value?.value && `value "${node.value.value}"`,
      positions.get(node),
      ...states,
    ].filter(Boolean);
    const line = `${'  '.repeat(depth)}${role}${name && ` "${name}"`}${details.length > 0 ? `, ${details.join(', ')}` : ''}`;
    return [line, ...(NAMED_BY_TEXT.includes(role) || node.value ? [] : inner(depth + 1))];
  };
  return lines(dialog, 0).join('\n');
}
