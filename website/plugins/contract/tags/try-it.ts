import { element, inline, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';

/** Adds "Try it" after the first samples of a task type or method, without a tag of its own. */
export function tryIt(page: Page, of: string, variant: string | undefined): Node[] {
  if (page.tried.has(of)) return [];
  page.tried.add(of);
  page.components.add('TryIt');
  const { tryIt: label, tryItAbout } = page.messages;
  return [element('TryIt', { of, variant, label }, element('p', {}, inline(tryItAbout)))];
}
