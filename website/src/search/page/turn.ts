import { fill } from '../../../shared/texts/fill';
import type { SearchRequest } from '../request';
import type { Wording } from '../sentences';

/** The pages of results before and after the current one, if there are any, and the place of the current one. */
export function turnsOf(request: Required<SearchRequest>, pages: number, { messages }: Wording) {
  const turn = (page: number) => (page >= 0 && page < pages ? { ...request, page } : null);
  return {
    previous: turn(request.page - 1),
    next: turn(request.page + 1),
    place: fill(messages.page, { page: request.page + 1, pages }),
  };
}
