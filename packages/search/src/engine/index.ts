import { HITS_PER_PAGE } from '@docs/site/search-limits';
import { StopWords } from '../analysis/stop-words/index.ts';
import { Synonyms } from '../analysis/synonyms/index.ts';
import { isHan } from '../analysis/words.ts';
import type { Locale, SearchRecord } from '../record.ts';
import { CandidateFinder, type Candidates } from './candidates.ts';
import { Expander } from './expansions.ts';
import { firstOfEachPage, groupByPage } from './pages.ts';
import { cutToLimits, QueryParser, type QueryWord } from './parsed-query.ts';
import { buildPostings, type Postings } from './postings.ts';
import { Proximity } from './proximity.ts';
import { MAX_RANKED, type Ranked, Ranker } from './rank.ts';
import { suggest } from './suggestions.ts';
import { float32At, uint32At } from './typed-arrays.ts';
import type { EngineResult, MatchedWords, RankingInfo, SearchOptions, TermMark } from './types.ts';

/** A query of several words whose best hits are few and lack some of them also gets the hits of fewer words. */
const MIN_WORDS_RELAXED = 3;
const FEW_HITS = 3;
const MOST_WORDS = 0.9;
const RELAXED_SHARES_OF_BEST = [0.35, 0.1];
/** If the best hit has a smaller share of the query's weight, the words that it lacks are listed. */
const LEAST_SHARE_UNMARKED = 0.65;

export function buildIndex(locale: Locale, records: readonly SearchRecord[]): SearchIndex {
  return new SearchIndex(locale, records);
}

export class SearchIndex {
  readonly locale: Locale;
  readonly size: number;
  readonly #records: readonly SearchRecord[];
  readonly #pageOf: Uint32Array;
  readonly #postings: Postings;
  readonly #expander: Expander;
  readonly #parser: QueryParser;
  readonly #finder: CandidateFinder;
  readonly #ranker: Ranker;
  /** For an empty query: nothing is highlighted. */
  readonly nothingMatched: MatchedWords;

  constructor(locale: Locale, records: readonly SearchRecord[]) {
    this.locale = locale;
    this.size = records.length;
    this.#records = records;
    const synonyms = new Synonyms(locale);
    this.#postings = buildPostings(locale, records, synonyms);
    this.#expander = new Expander(this.#postings, synonyms);
    this.#parser = new QueryParser(
      locale,
      this.#expander,
      synonyms,
      new StopWords(locale),
      this.#postings.vocabulary.terms,
    );
    this.#finder = new CandidateFinder(this.#postings, records);
    const pages = new Map<string, number>();
    this.#pageOf = Uint32Array.from(records, ({ url_without_anchor: url }) => {
      const page = pages.get(url) ?? pages.size;
      pages.set(url, page);
      return page;
    });
    this.#ranker = new Ranker(records, this.#postings);
    this.nothingMatched = matchedWords([], this.#postings);
  }

  records(): readonly SearchRecord[] {
    return this.#records;
  }

  search(query: string, options: SearchOptions = {}): EngineResult {
    const parsed = this.#parser.parse(query, options.literal ?? false);
    const { repaired, missing } = parsed;
    // If only general words are left, their hits say nothing about the subject.
    const words = missing.length > 0 && !this.#hasSubject(parsed.words) ? [] : parsed.words;
    const matched = matchedWords(words, this.#postings);
    const proximity = new Proximity(this.#postings, words);
    let candidates = this.#finder.find(words, options.accept);
    let { ranked, matching } = this.#ranker.rank(candidates, proximity);
    const isPoor = () =>
      matching < FEW_HITS && (missing.length > 0 || !this.#showsMost(candidates, ranked[0]));
    let relaxed = false;
    for (const share of words.length >= MIN_WORDS_RELAXED ? RELAXED_SHARES_OF_BEST : []) {
      if (!isPoor()) break;
      relaxed = true;
      candidates = this.#finder.find(words, options.accept, share);
      ({ ranked, matching } = this.#ranker.rank(candidates, proximity));
    }
    const best = ranked[0]?.record;
    const inBest = (word: number) => ((candidates.words[best ?? 0] ?? 0) & (1 << word)) !== 0;
    const isPartial =
      best !== undefined &&
      (relaxed ||
        float32At(candidates.weight, best) < candidates.total * LEAST_SHARE_UNMARKED ||
        hasOneOfSeveral(words, inBest));
    const perDocPage = options.distinct === true ? 1 : Number(options.distinct ?? 0);
    const sectionOf = (record: number) => this.#records[record]?.url;
    const listed =
      perDocPage > 0
        ? firstOfEachPage(ranked, ({ record }) => uint32At(this.#pageOf, record), perDocPage)
        : groupByPage(ranked, this.#pageOf, sectionOf);
    const perPage = options.hitsPerPage ?? HITS_PER_PAGE;
    const result: EngineResult = {
      hits: listed.slice(0, perPage).map(({ record }) => ({
        record: this.#records[record] as SearchRecord,
        matched,
        ...(options.explain !== false && { rankingInfo: this.#reasons(candidates, record, proximity) }),
      })),
      nbHits: perDocPage > 0 ? listed.length : matching,
      exhaustive: candidates.exhaustive && (perDocPage === 0 || matching <= MAX_RANKED),
      missingWords: isPartial ? parsed.lacking(inBest) : missing,
      suggestions: matching === 0 ? this.#suggestions(cutToLimits(query), options) : [],
    };
    return repaired === undefined ? result : { ...result, repairedQuery: repaired };
  }

  #hasSubject(words: readonly QueryWord[]): boolean {
    return words.some(({ meaning, expansions }) => meaning === 'full' && this.#expander.anyOf(expansions));
  }

  /** False too if the best hit has the words only in phrases or with typos: others may be what the reader means. */
  #showsMost(candidates: Candidates, best: Ranked | undefined): boolean {
    return best === undefined || best.seen > candidates.total * MOST_WORDS;
  }

  /** Keeps only suggestions that find something, because a filter may exclude their hits. */
  #suggestions(query: string, { accept }: SearchOptions): string[] {
    return suggest(query, this.#postings, this.#records).filter((suggestion) => {
      const { words } = this.#parser.parse(suggestion, true);
      return this.#finder.find(words, accept).found.length > 0;
    });
  }

  #reasons(candidates: Candidates, record: number, proximity: Proximity): RankingInfo {
    return {
      ...this.#ranker.info(candidates, record, proximity),
      firstMatchedWord: proximity.first(record, uint32At(candidates.words, record)),
    };
  }
}

/** However rare it is, one word of several is only part of the query. Han pairs overlap, so they are no words here. */
function hasOneOfSeveral(words: readonly QueryWord[], has: (word: number) => boolean): boolean {
  const full = words.flatMap(({ meaning, text }, i) => (meaning === 'full' && !isHan(text) ? [i] : []));
  return full.length > 1 && full.filter(has).length === 1;
}

/** Question words are not highlighted unless the query has no other words. */
function matchedWords(words: readonly QueryWord[], postings: Postings): MatchedWords {
  const telling = words.filter((word) => word.meaning !== 'silent');
  const marked = telling.length > 0 ? telling : words;
  const byTerm = new Map<number, TermMark[]>();
  marked.forEach(({ expansions }, word) => {
    for (const { term, mark: length } of expansions.values()) {
      const known = byTerm.get(term);
      if (known) known.push({ word, length });
      else byTerm.set(term, [{ word, length }]);
    }
  });
  return { words: marked.map(({ text }) => text), texts: postings.texts, byTerm };
}
