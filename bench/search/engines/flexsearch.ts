import FlexSearch from 'flexsearch';
import { type Engine, flat, HITS } from './engine.ts';

export const flexSearch: Engine = {
  name: 'FlexSearch 0.8, defaults',
  async open({ records }) {
    const index = new FlexSearch.Document({ document: { id: 'id', index: ['title', 'path', 'content'] } });
    records.forEach((record, id) => {
      index.add(flat(record, id));
    });
    return {
      search(query) {
        // One list per field, in the order of the fields: titles first.
        const lists = index.search(query, { limit: HITS }) as { result: number[] }[];
        return [...new Set(lists.flatMap((list) => list.result))].map((id) => records[id]?.url ?? '');
      },
    };
  },
};
