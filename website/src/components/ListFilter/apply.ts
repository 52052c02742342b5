import { decodable } from '../../browser/decodable';

/**
 * `[data-group]` are the items, `[data-items]` the bodies that are hidden if all their items are hidden, `[data-shown]`
 * the count with its wording, `[data-empty]` the message if nothing is left.
 */
export function applyFilter(list: HTMLElement): void {
  const words = fold(list.querySelector<HTMLInputElement>('[type=search]')?.value ?? '').split(/\s+/);
  const group = list.querySelector<HTMLInputElement>('[type=radio]:checked')?.value ?? '';
  const target = decodeURIComponent(decodable(location.hash).slice(1));
  const items = [...list.querySelectorAll<HTMLElement>('[data-group]')];

  let shown = 0;
  for (const item of items) {
    const inGroup = group === '' || item.dataset.group === group;
    const text = fold(item.textContent ?? '');
    const fits = inGroup && words.every((word) => text.includes(word));
    // An item that the address names is shown even if the filter excludes it.
    item.hidden = !fits && item.id !== target;
    if (fits) shown += 1;
  }
  for (const body of list.querySelectorAll<HTMLElement>('[data-items]')) {
    body.hidden = !body.querySelector('[data-group]:not([hidden])');
  }
  for (const count of list.querySelectorAll<HTMLElement>('[data-shown]')) {
    const text = (count.dataset.shown ?? '')
      .replace('{shown}', `${shown}`)
      .replace('{total}', `${items.length}`);
    if (count.textContent !== text) count.textContent = text;
  }
  for (const empty of list.querySelectorAll<HTMLElement>('[data-empty]')) empty.hidden = shown > 0;
}

/** Case, accents and ё do not matter. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
