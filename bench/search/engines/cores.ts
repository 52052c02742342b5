import { type Locale, Synonyms, stemKeys, wordsOf } from '@docs/search';
import { create, insertMultiple, search } from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import { type Engine, flat, HITS } from './engine.ts';

/**
 * The other cores with our own analysis, to compare index and ranking apart from language handling: the same words,
 * stems and phrases for index and query, synonyms added to the query, typos by length if the core supports them.
 */
export const coreMiniSearch: Engine = {
  name: 'MiniSearch, our analysis',
  async open({ locale, records }) {
    const analysis = new Analysis(locale);
    const index = new MiniSearch({
      fields: ['title', 'path', 'content'],
      tokenize: (text) => analysis.index(text),
      processTerm: (term) => term,
      searchOptions: {
        tokenize: (text) => analysis.query(text),
        boost: { title: 3, path: 1.5 },
        prefix: (_term, i, terms) => i === terms.length - 1,
        fuzzy: (term) => (/[\p{N}:]/u.test(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2),
      },
    });
    index.addAll(records.map(flat));
    return {
      search: (query) =>
        index
          .search(query)
          .slice(0, HITS)
          .map((hit) => records[hit.id as number]?.url ?? ''),
    };
  },
};

export const coreOrama: Engine = {
  name: 'Orama, our analysis',
  async open({ locale, records }) {
    const analysis = new Analysis(locale);
    let asking = false;
    const index = create({
      schema: { number: 'number', title: 'string', path: 'string', content: 'string' },
      components: {
        tokenizer: {
          language: 'english',
          normalizationCache: new Map(),
          tokenize: (text: string) => (asking ? analysis.query(text) : analysis.index(text)),
        },
      },
    });
    const rows = records.map(flat).map(({ id, ...row }) => ({ ...row, id: String(id), number: id }));
    await insertMultiple(index, rows, 500);
    asking = true;
    return {
      async search(query) {
        const boost = { title: 3, path: 1.5 };
        const { hits } = await search(index, { term: query, limit: HITS, boost, threshold: 1 });
        return hits.map((hit) => records[hit.document.number]?.url ?? '');
      },
    };
  },
};

export const coreFlexSearch: Engine = {
  name: 'FlexSearch, our analysis',
  async open({ locale, records }) {
    const analysis = new Analysis(locale);
    let asking = false;
    const index = new FlexSearch.Document({
      document: { id: 'id', index: ['title', 'path', 'content'] },
      encode: (text: string) => (asking ? analysis.query(text) : analysis.index(text)),
    });
    records.forEach((record, id) => {
      index.add(flat(record, id));
    });
    asking = true;
    return {
      search(query) {
        const lists = index.search(query, { limit: HITS, suggest: true }) as { result: number[] }[];
        return [...new Set(lists.flatMap((list) => list.result))].map((id) => records[id]?.url ?? '');
      },
    };
  },
};

class Analysis {
  readonly #synonyms: Synonyms;
  readonly #locale: Locale;

  constructor(locale: Locale) {
    this.#locale = locale;
    this.#synonyms = new Synonyms(locale);
  }

  index(text: string): string[] {
    const words = wordsOf(text);
    return [...words, ...this.#synonyms.phrasesIn(words)].flatMap(({ text: word }) => this.#forms(word));
  }

  query(text: string): string[] {
    const words = wordsOf(text).filter((word) => word.span === 1 || !word.part);
    const phrases = this.#synonyms.phrasesIn(words).map((word) => ({ ...word, phrase: true }));
    const synonyms = [...words.map((word) => ({ ...word, phrase: false })), ...phrases].flatMap(
      ({ text: word, phrase }) =>
        this.#synonyms.of(word, phrase).flatMap((group) => group.members.map((member) => member.text)),
    );
    return [
      ...new Set([...synonyms, ...words.map((word) => word.text)].flatMap((word) => this.#forms(word))),
    ];
  }

  #forms(word: string): string[] {
    return [...stemKeys(word, this.#locale), word];
  }
}
