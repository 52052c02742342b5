import type { Locale } from '@docs/contract';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BuildTexts } from '../../shared/texts/index.ts';

/** The parts of a page that a tag can use. */
export interface Page {
  locale: Locale;
  messages: BuildTexts;
  /** The components that the expanded tags use. */
  components: Set<string>;
  /** Task types and methods that the page lets readers try. */
  tried: Set<string>;
  /** An id that no heading and no earlier tag of the page uses: `id` itself, or with the prefix. */
  claimId(id: string, prefix: string): string;
  /** A name that no earlier region of the page has: `label` itself, or with a number. */
  claimLabel(label: string): string;
}

export function openPage(tree: Root, locale: Locale, messages: BuildTexts): Page {
  const taken = headingIds(tree);
  const labels = new Map<string, number>();
  return {
    locale,
    messages,
    components: new Set(),
    tried: new Set(),
    claimId(id, prefix) {
      let free = taken.has(id) ? `${prefix}-${id}` : id;
      for (let count = 2; taken.has(free); count += 1) free = `${prefix}-${count}-${id}`;
      taken.add(free);
      return free;
    },
    claimLabel(label) {
      const count = (labels.get(label) ?? 0) + 1;
      labels.set(label, count);
      return count === 1 ? label : `${label} (${count})`;
    },
  };
}

/** Headings have their ids as `{#id}`; Docusaurus removes them after this plugin has run. */
function headingIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1);
    const id = last && 'value' in last ? /\{#([\w.-]+)\}\s*$/.exec(last.value)?.[1] : undefined;
    if (id) ids.add(id);
  });
  return ids;
}
