import { StopWords } from '../analysis/stop-words/index.ts';
import { Synonyms } from '../analysis/synonyms/index.ts';
import type { Locale, SearchRecord } from '../record.ts';
import { CandidateFinder } from './candidates.ts';
import { Expander } from './expansions.ts';
import { groupByPage, keepPerPage } from './pages.ts';
import { buildPostings, CONTENT, KEYWORDS, type Postings } from './postings.ts';
import { Proximity } from './proximity.ts';
import { QueryReader, type QueryWord } from './query.ts';
import { Ranker } from './rank.ts';
import { suggest } from './suggestions.ts';
import {
  type EngineResult,
  type MatchedWords,
  SEARCHABLE_ATTRIBUTES,
  type SearchIndex,
  type SearchOptions,
} from './types.ts';

export { editDistance } from './edit-distance.ts';
export { MAX_RANKED } from './rank.ts';
export * from './types.ts';
export { MIN_LENGTH_FOR_ONE_TYPO, MIN_LENGTH_FOR_TWO_TYPOS } from './vocabulary.ts';

/** spec 9 */
export const DEFAULT_HITS_PER_PAGE = 20;

export function buildIndex(locale: Locale, records: readonly SearchRecord[]): SearchIndex {
  return new EmbeddedIndex(locale, records);
}

class EmbeddedIndex implements SearchIndex {
  readonly locale: Locale;
  readonly size: number;
  readonly #records: readonly SearchRecord[];
  readonly #pageOf: Uint32Array;
  readonly #postings: Postings;
  readonly #expander: Expander;
  readonly #reader: QueryReader;
  readonly #finder: CandidateFinder;
  readonly #ranker: Ranker;

  constructor(locale: Locale, records: readonly SearchRecord[]) {
    this.locale = locale;
    this.size = records.length;
    this.#records = records;
    const synonyms = new Synonyms(locale);
    this.#postings = buildPostings(locale, records, synonyms);
    this.#expander = new Expander(this.#postings, synonyms);
    this.#reader = new QueryReader(this.#expander, synonyms, new StopWords(locale));
    this.#finder = new CandidateFinder(this.#postings, records, Uint8Array.from(records, ownAttribute));
    const pages = new Map<string, number>();
    this.#pageOf = Uint32Array.from(records, ({ url_without_anchor: url }) => {
      const page = pages.get(url) ?? pages.size;
      pages.set(url, page);
      return page;
    });
    this.#ranker = new Ranker(records, this.#postings);
  }

  records(): readonly SearchRecord[] {
    return this.#records;
  }

  search(query: string, options: SearchOptions = {}): EngineResult {
    const { words, repaired } = this.#reader.read(query, options.literal ?? false);
    const matched = matchedWords(this.locale, words, this.#postings);
    const candidates = this.#finder.find(words, attributeNumbers(options.attributes), options.accept);
    const proximity = new Proximity(this.#postings, words);
    const { ranked, total } = this.#ranker.rank(candidates, proximity);
    const kept = options.distinct === true ? 1 : Number(options.distinct ?? 0);
    const listed = kept > 0 ? keepPerPage(ranked, this.#pageOf, kept) : groupByPage(ranked, this.#pageOf);
    const perPage = options.hitsPerPage ?? DEFAULT_HITS_PER_PAGE;
    const from = (options.page ?? 0) * perPage;
    const result: EngineResult = {
      hits: listed.slice(from, from + perPage).map(({ record }) => ({
        record: this.#records[record] as SearchRecord,
        matched,
        rankingInfo: {
          ...this.#ranker.info(candidates, record, proximity),
          firstMatchedWord: proximity.first(record, candidates.words[record] as number),
        },
      })),
      nbHits: kept > 0 ? listed.length : total,
      suggestions: total === 0 ? suggest(query, this.#postings, this.#records) : [],
    };
    return repaired === undefined ? result : { ...result, repairedQuery: repaired };
  }
}

/** The attribute a record is about: its own heading, or its text. */
function ownAttribute(record: SearchRecord): number {
  return record.type === 'content' ? CONTENT : SEARCHABLE_ATTRIBUTES.indexOf(`hierarchy.${record.type}`);
}

function attributeNumbers(names: readonly string[] | undefined): ReadonlySet<number> | null {
  if (!names || names.length === 0) return null;
  const numbers = new Set<number>();
  SEARCHABLE_ATTRIBUTES.forEach((attribute, i) => {
    if (names.includes(attribute) || (names.includes('hierarchy') && attribute.startsWith('hierarchy.')))
      numbers.add(i);
  });
  if (numbers.has(CONTENT)) numbers.add(KEYWORDS);
  return numbers;
}

/** Words of questions are not marked, unless nothing else was asked. */
function matchedWords(locale: Locale, words: readonly QueryWord[], { vocabulary }: Postings): MatchedWords {
  const telling = words.filter((word) => word.meaning !== 'silent');
  return {
    locale,
    words: (telling.length > 0 ? telling : words).map(({ text, expansions }) => ({
      word: text,
      terms: new Map(
        [...expansions.values()].map(({ term, mark }) => [vocabulary.terms[term] as string, mark]),
      ),
    })),
  };
}
