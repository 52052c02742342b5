/** The name of the modal's entry in the history. */
export const SEARCH = 'search';

/** Where the modal covers the whole page (modal/styles.module.css). */
export function fillsScreen(): boolean {
  return matchMedia('(max-width: 768px)').matches;
}
