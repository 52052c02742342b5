import { createRequire } from 'node:module';
import { type Engine, flat, HITS } from './engine.ts';

/**
 * As the popular local search plugins of Docusaurus use it: one language list for the whole site, all words required,
 * the last one also as a prefix; if that finds nothing, any word may match.
 */
export const lunrPlugin: Engine = {
  name: 'lunr 2.3, en+ru+zh+pt',
  async open({ records }) {
    const index = lunr((builder) => {
      builder.use(languages);
      builder.ref('id');
      builder.field('title', { boost: 5 });
      builder.field('path');
      builder.field('content');
      records.forEach((record, id) => {
        builder.add(flat(record, id));
      });
    });
    const run = (words: readonly string[], presence: number) =>
      index.query((query) => {
        words.forEach((word, i) => {
          const last = i === words.length - 1;
          query.term(word, {
            presence,
            wildcard: last ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE,
          });
        });
      });
    return {
      search(query) {
        const words = lunr.tokenizer(query.toLowerCase()).map(String);
        const all = run(words, lunr.Query.presence.REQUIRED);
        const hits = all.length > 0 ? all : run(words, lunr.Query.presence.OPTIONAL);
        return hits.slice(0, HITS).map((hit) => records[Number(hit.ref)]?.url ?? '');
      },
    };
  },
};

/** The parts of lunr that we use; it ships no types. */
interface Lunr {
  (
    configure: (builder: Builder) => void,
  ): {
    query(build: (query: { term(text: string, how: object): void }) => void): { ref: string }[];
  };
  multiLanguage(...languages: string[]): unknown;
  tokenizer(text: string): { toString(): string }[];
  Query: { presence: { REQUIRED: number; OPTIONAL: number }; wildcard: { NONE: number; TRAILING: number } };
}
interface Builder {
  use(plugin: unknown): void;
  ref(field: string): void;
  field(name: string, options?: object): void;
  add(row: object): void;
}

const require = createRequire(import.meta.url);
const lunr = require('lunr') as Lunr;
for (const part of ['stemmer.support', 'multi', 'ru', 'zh', 'pt'])
  (require(`lunr-languages/lunr.${part}`) as (into: Lunr) => void)(lunr);
const languages = lunr.multiLanguage('en', 'ru', 'zh', 'pt');
