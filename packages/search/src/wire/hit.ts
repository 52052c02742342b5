import { SNIPPET_WORDS } from '@docs/site/search-limits';
import type { EngineHit } from '../engine/types.ts';
import { type Highlight, Marker, type Snippet } from '../highlight/index.ts';
import type { SearchRecord } from '../record.ts';
import { covers } from './attributes.ts';
import type { Parameters } from './parameters.ts';

/** A hit in a response: the requested attributes and the marked-up texts. */
export interface WireHit {
  objectID: string;
  _highlightResult?: Tree<Highlight>;
  _snippetResult?: Tree<Snippet>;
  _rankingInfo?: object;
  [attribute: string]: unknown;
}

type Tree<Leaf> = { [name: string]: Leaf | Tree<Leaf> };

/** Computes the list of attributes once per search. All hits must be from one search. */
export function hitShaper(parameters: Parameters): (hit: EngineHit) => WireHit {
  const retrieved = RETRIEVABLE.filter(({ name }) => covers(parameters.retrieve, name));
  const highlighted = markableIn(parameters.highlight);
  const snipped = markableIn(parameters.snippet.map(snippetAttribute)).map((attribute) => ({
    ...attribute,
    words: snippetWords(parameters.snippet, attribute.name),
  }));
  let marker: Marker | undefined;

  return ({ record, matched, rankingInfo }) => {
    marker ??= new Marker(matched, parameters.tags, parameters.ellipsis);
    const hit: WireHit = { objectID: record.objectID };
    for (const attribute of retrieved) {
      const value = read(record, attribute);
      if (value !== undefined) put(hit, attribute, value);
    }
    const hidden = snipped.length > 0 ? hiddenReason(record, marker) : undefined;
    for (const attribute of snipped) {
      const text = attribute.name === 'content' && hidden !== undefined ? hidden : read(record, attribute);
      if (typeof text !== 'string') continue;
      hit._snippetResult ??= {};
      put(hit._snippetResult, attribute, marker.snippet(text, attribute.words));
    }
    for (const attribute of highlighted) {
      const text = read(record, attribute);
      if (typeof text !== 'string') continue;
      hit._highlightResult ??= {};
      put(hit._highlightResult, attribute, marker.highlight(text));
    }
    if (parameters.rankingInfo)
      hit._rankingInfo = { ...rankingInfo, filters: 0, geoDistance: 0, geoPrecision: 1 };
    return hit;
  };
}

/**
 * If no visible text has a word of the query, the hidden one that has the most: the phrase, link or identifier that the
 * hit was found by. The excerpt shows it, so that every hit says why it was found.
 */
function hiddenReason(record: SearchRecord, marker: Marker): string | undefined {
  const words = (text: unknown) => (typeof text === 'string' ? marker.matchedWords(text) : 0);
  if (SEARCHED_TEXTS.some((attribute) => words(read(record, attribute)) > 0)) return undefined;
  let reason: string | undefined;
  let most = 0;
  for (const text of HIDDEN_TEXTS.flatMap((name) => record[name] ?? [])) {
    const count = words(text);
    if (count > most) [reason, most] = [text, count];
  }
  return reason;
}

/** Number of texts of a hit that are marked up, for the cost of a search. */
export function markedTexts({ highlight, snippet }: Parameters): number {
  return markableIn(highlight).length + markableIn(snippet.map(snippetAttribute)).length;
}

interface Attribute {
  name: string;
  parent: string;
  child?: string;
}

/** `hierarchy.lvl0` and similar. `keywords` are searchable but never shown. */
const attribute = (name: string): Attribute => {
  const [parent = '', child] = name.split('.');
  return child === undefined ? { name, parent } : { name, parent, child };
};
const LEVELS = Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`);
const SEARCHED_TEXTS = [...LEVELS, 'content'].map(attribute);
const HIDDEN_TEXTS = ['phrases', 'linkTexts', 'foreign', 'keywords'] as const;
const OTHERS = ['type', 'url', 'url_without_anchor', 'anchor', 'lang', 'version'].map(attribute);
const WEIGHTS = ['weight.pageRank', 'weight.level', 'weight.position'].map(attribute);
const RETRIEVABLE = [...SEARCHED_TEXTS, ...OTHERS, ...WEIGHTS];

/** Only searchable texts can be marked up: the index has their words, and other texts would have to be analyzed. */
function markableIn(wanted: readonly string[]): Attribute[] {
  return SEARCHED_TEXTS.filter(({ name }) => covers(wanted, name));
}

function read(record: SearchRecord, { parent, child }: Attribute): unknown {
  const value = (record as unknown as Record<string, unknown>)[parent];
  return child === undefined ? value : (value as Record<string, unknown> | undefined)?.[child];
}

function put(into: Record<string, unknown>, { parent, child }: Attribute, value: unknown): void {
  if (child === undefined) {
    into[parent] = value;
    return;
  }
  into[parent] ??= {};
  (into[parent] as Record<string, unknown>)[child] = value;
}

function snippetAttribute(item: string): string {
  return item.replace(/:\d+$/, '');
}

function snippetWords(items: readonly string[], name: string): number {
  const item = items.find((candidate) => covers([snippetAttribute(candidate)], name));
  return Number(/:(\d+)$/.exec(item ?? '')?.[1] ?? SNIPPET_WORDS);
}
