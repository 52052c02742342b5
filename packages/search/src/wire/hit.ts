import type { EngineHit } from '../engine/index.ts';
import { type Highlight, highlight, type Snippet, snippet } from '../highlight/index.ts';
import type { SearchRecord } from '../record.ts';
import { covers, UNRETRIEVABLE, valueAt } from './attributes.ts';
import type { Parameters } from './parameters.ts';

/** A record as it travels: what was asked for of it, and its marked-up texts. */
export interface Hit {
  objectID: string;
  _highlightResult?: Tree<Highlight>;
  _snippetResult?: Tree<Snippet>;
  _rankingInfo?: object;
  [attribute: string]: unknown;
}

type Tree<Leaf> = { [name: string]: Leaf | Tree<Leaf> };

export function shapeHit(hit: EngineHit, parameters: Parameters): Hit {
  const { record, matched } = hit;
  const { tags, ellipsis } = parameters;
  const shaped: Hit = { ...retrieve(record, parameters.retrieve), objectID: record.objectID };

  const snippets = leaves(record, parameters.snippet.map(snippetAttribute), (text, attribute) =>
    snippet(text, snippetWords(parameters.snippet, attribute), matched, tags, ellipsis),
  );
  if (snippets) shaped._snippetResult = snippets;

  const highlights = leaves(record, parameters.highlight, (text) => highlight(text, matched, tags));
  if (highlights) shaped._highlightResult = highlights;

  if (parameters.rankingInfo) {
    shaped._rankingInfo = { ...hit.rankingInfo, filters: 0, geoDistance: 0, geoPrecision: 1 };
  }
  return shaped;
}

function retrieve(record: SearchRecord, wanted: readonly string[]): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (UNRETRIEVABLE.includes(name)) continue;
    if (value === null || typeof value !== 'object' || covers(wanted, name)) {
      if (covers(wanted, name)) kept[name] = without(name, value, wanted);
      continue;
    }
    const inner = Object.entries(value).filter(([key]) => covers(wanted, `${name}.${key}`));
    if (inner.length > 0) kept[name] = Object.fromEntries(inner);
  }
  return kept;
}

/** `["*", "-hierarchy.lvl6"]` takes a part out of an attribute that is otherwise wanted. */
function without(name: string, value: unknown, wanted: readonly string[]): unknown {
  if (value === null || typeof value !== 'object' || !wanted.some((item) => item.startsWith(`-${name}.`)))
    return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => covers(wanted, `${name}.${key}`)));
}

/** The texts of a record that can be marked up; `*` means those that are searched. */
const SEARCHED_TEXTS = [...Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`), 'content'];
const OTHER_TEXTS = ['type', 'url', 'url_without_anchor', 'anchor', 'lang', 'version'];

function leaves<Leaf>(
  record: SearchRecord,
  wanted: readonly string[],
  make: (text: string, attribute: string) => Leaf,
): Tree<Leaf> | undefined {
  const named = wanted.filter((item) => item !== '*');
  const attributes = [
    ...SEARCHED_TEXTS.filter((attribute) => covers(wanted, attribute)),
    ...OTHER_TEXTS.filter((attribute) => covers(named, attribute)),
  ];
  const tree: Tree<Leaf> = {};
  for (const attribute of attributes) {
    const text = valueAt(record, attribute);
    if (typeof text !== 'string') continue;
    const [parent, child] = attribute.split('.') as [string, string | undefined];
    if (child === undefined) tree[parent] = make(text, attribute);
    else tree[parent] = { ...(tree[parent] as Tree<Leaf> | undefined), [child]: make(text, attribute) };
  }
  return Object.keys(tree).length > 0 ? tree : undefined;
}

const DEFAULT_SNIPPET_WORDS = 10; // spec 9

function snippetAttribute(item: string): string {
  return item.replace(/:\d+$/, '');
}

function snippetWords(items: readonly string[], attribute: string): number {
  const item = items.find((candidate) => covers([snippetAttribute(candidate)], attribute));
  return Number(/:(\d+)$/.exec(item ?? '')?.[1] ?? DEFAULT_SNIPPET_WORDS);
}
