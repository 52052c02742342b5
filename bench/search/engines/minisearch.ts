import MiniSearch from 'minisearch';
import { type Engine, flat, HITS } from './engine.ts';

export const miniSearch: Engine = {
  name: 'MiniSearch 7.2, defaults',
  async open({ records }) {
    const index = new MiniSearch({ fields: ['title', 'path', 'content'] });
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
