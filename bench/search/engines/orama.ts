import { create, insertMultiple, search } from '@orama/orama';
import { type Engine, flat, HITS } from './engine.ts';

export const orama: Engine = {
  name: 'Orama 3.1, defaults',
  async open({ records }) {
    const index = create({
      schema: { number: 'number', title: 'string', path: 'string', content: 'string' },
    });
    const rows = records.map(flat).map(({ id, ...row }) => ({ ...row, id: String(id), number: id }));
    await insertMultiple(index, rows, 500);
    return {
      async search(query) {
        const { hits } = await search(index, { term: query, limit: HITS });
        return hits.map((hit) => records[hit.document.number]?.url ?? '');
      },
    };
  },
};
