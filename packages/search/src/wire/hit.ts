import type { EngineHit } from '../engine/index.ts';
import { type Highlight, highlight, type Snippet, snippet } from '../highlight/index.ts';
import type { SearchRecord } from '../record.ts';
import { covers, type Read, textReader, UNRETRIEVABLE } from './attributes.ts';
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

/** What is asked of every hit is worked out once a search. */
export function hitShaper(parameters: Parameters): (hit: EngineHit) => Hit {
  const { tags, ellipsis } = parameters;
  const retrieve = retriever(parameters.retrieve);
  const highlighted = textsOf(parameters.highlight);
  const snipped = textsOf(parameters.snippet.map(snippetAttribute)).map((text) => ({
    ...text,
    words: snippetWords(parameters.snippet, text.attribute),
  }));

  return ({ record, matched, rankingInfo }) => {
    const hit: Hit = { ...retrieve(record), objectID: record.objectID };
    const snippets = tree(record, snipped, (text, { words }) =>
      snippet(text, words, matched, tags, ellipsis),
    );
    if (snippets) hit._snippetResult = snippets;
    const highlights = tree(record, highlighted, (text) => highlight(text, matched, tags));
    if (highlights) hit._highlightResult = highlights;
    if (parameters.rankingInfo)
      hit._rankingInfo = { ...rankingInfo, filters: 0, geoDistance: 0, geoPrecision: 1 };
    return hit;
  };
}

function retriever(wanted: readonly string[]): (record: SearchRecord) => Record<string, unknown> {
  const known = new Map<string, boolean>();
  const isWanted = (attribute: string): boolean => {
    const answer = known.get(attribute) ?? covers(wanted, attribute);
    known.set(attribute, answer);
    return answer;
  };
  return (record) => {
    const kept: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(record)) {
      if (UNRETRIEVABLE.includes(name)) continue;
      if (value === null || typeof value !== 'object') {
        if (isWanted(name)) kept[name] = value;
        continue;
      }
      const inner = Object.entries(value).filter(([key]) => isWanted(`${name}.${key}`));
      if (inner.length > 0) kept[name] = Object.fromEntries(inner);
    }
    return kept;
  };
}

interface Text {
  attribute: string;
  parent: string;
  child: string | undefined;
  read: Read<string>;
}

/** The texts of a record that can be marked up; `*` means those that are searched. */
const SEARCHED_TEXTS = [...Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`), 'content'];
const OTHER_TEXTS = ['type', 'url', 'url_without_anchor', 'anchor', 'lang', 'version'];

function textsOf(wanted: readonly string[]): Text[] {
  const named = wanted.filter((item) => item !== '*');
  const attributes = [
    ...SEARCHED_TEXTS.filter((attribute) => covers(wanted, attribute)),
    ...OTHER_TEXTS.filter((attribute) => covers(named, attribute)),
  ];
  return attributes.map((attribute) => {
    const [parent, child] = attribute.split('.') as [string, string | undefined];
    return { attribute, parent, child, read: textReader(attribute) };
  });
}

function tree<Leaf, Asked extends Text>(
  record: SearchRecord,
  texts: readonly Asked[],
  make: (text: string, asked: Asked) => Leaf,
): Tree<Leaf> | undefined {
  const grown: Tree<Leaf> = {};
  let empty = true;
  for (const asked of texts) {
    const text = asked.read(record);
    if (text === undefined) continue;
    empty = false;
    const leaf = make(text, asked);
    if (asked.child === undefined) grown[asked.parent] = leaf;
    else {
      grown[asked.parent] ??= {};
      (grown[asked.parent] as Tree<Leaf>)[asked.child] = leaf;
    }
  }
  return empty ? undefined : grown;
}

const DEFAULT_SNIPPET_WORDS = 10; // spec 9

function snippetAttribute(item: string): string {
  return item.replace(/:\d+$/, '');
}

function snippetWords(items: readonly string[], attribute: string): number {
  const item = items.find((candidate) => covers([snippetAttribute(candidate)], attribute));
  return Number(/:(\d+)$/.exec(item ?? '')?.[1] ?? DEFAULT_SNIPPET_WORDS);
}
