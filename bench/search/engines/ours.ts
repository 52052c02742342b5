import { buildIndex } from '@docs/search';
import { type Engine, HITS } from './engine.ts';

export const ours: Engine = {
  name: 'ours',
  async open({ locale, records }) {
    const index = buildIndex(locale, records);
    return {
      search: (query) => index.search(query, { hitsPerPage: HITS }).hits.map((hit) => hit.record.url),
    };
  },
};
