import { fill } from '../../../shared/texts/fill';
import { required } from '../../browser/required';
import { partsOf } from '../marks';
import { writeQueryString } from '../page/query-string';
import { turnsOf } from '../page/turn';
import { createVisitStore, trailOf, visitOf } from '../recents';
import type { SearchRequest } from '../request';
import { groupBySection, isOnPageOf, type SearchResponse } from '../response';
import { stateSentence } from '../sentences';
import type { SampleData } from './sample';

interface Found {
  request: Required<SearchRequest>;
  response: SearchResponse;
  data: SampleData;
  sample: HTMLElement;
  isOurs: () => boolean;
}

export function showQuery(query: string, { wording }: SampleData): void {
  const heading = find(page(), 'h1');
  const title = fill(wording.messages.pageTitle, { query });
  document.title = document.title.replace(heading.textContent, () => title);
  find<HTMLInputElement>(page(), 'input').value = query;
  page().dataset.status = 'loading';
}

export function showStalled({ wording }: SampleData): void {
  page().dataset.status = 'stalled';
  page().setAttribute('aria-busy', 'true');
  find(page(), '[role=status]').textContent = stateSentence('stalled', null, null, wording);
}

/** Shows copies of the sample that React rendered at build time, so that React can hydrate them. */
export function showResults(found: Found): void {
  const { response, data, sample } = found;
  page().dataset.status = 'idle';
  page().setAttribute('aria-busy', 'false');
  find(page(), '[role=status]').textContent = stateSentence('idle', response, null, data.wording);
  const [repair, section, paging] = childrenOf(sample, 'repair', 'section', 'paging');
  if (response.repaired !== null) {
    const { query, repaired } = response;
    page().append(filledIn(copy(repair), { query, repaired }));
  }
  page().append(...sections(section, found));
  if (response.pages > 1) page().append(pagingOf(paging, found));
}

function sections(sample: HTMLElement, { response, data, isOurs }: Found): HTMLElement[] {
  const visits = createVisitStore(data.address.indexName);
  return [...groupBySection(response.hits)].map(([name, hits]) => {
    const section = copy(sample);
    if (response.queryId !== null) section.dataset.queryId = response.queryId;
    find(section, 'h2').textContent = name;
    const item = find(section, 'li');
    find(section, 'ol').replaceChildren(
      ...hits.map((hit, position) => {
        const own = copy(item);
        const isBelow = isOnPageOf(hits[position - 1], hit);
        own.toggleAttribute('data-below', isBelow);
        find(own, 'strong').classList.toggle('sr-only', isBelow);
        const link = find(own, 'a');
        const { page, sections } = trailOf(hit, isBelow);
        link.setAttribute('href', hit.url);
        link.addEventListener('click', () => isOurs() && visits.addRecent(visitOf(hit)));
        mark(find(link, 'strong'), page);
        mark(find(link, 'span'), sections);
        mark(find(own, 'p'), hit.excerpt);
        return own;
      }),
    );
    return section;
  });
}

function pagingOf(sample: HTMLElement, { request, response, data }: Found): HTMLElement {
  const turns = turnsOf(request, response.pages, data.wording);
  const paging = copy(sample);
  const [previous, place, next] = childrenOf(paging, 'previous', 'place', 'next');
  place.textContent = turns.place;
  const lead = (link: HTMLElement, to: SearchRequest | null) => {
    if (to) link.setAttribute('href', location.pathname + writeQueryString(to));
    else link.replaceWith(document.createElement('span'));
  };
  lead(previous, turns.previous);
  lead(next, turns.next);
  return paging;
}

/** Replaces the sample's text with the service's text. Removes the element if there is no text. */
function mark(element: HTMLElement, text: string | null): void {
  if (!text) {
    element.remove();
    return;
  }
  const nodes = partsOf(text).map((part) => {
    if (!part.marked) return part.text;
    const marked = document.createElement('mark');
    marked.textContent = part.text;
    return marked;
  });
  element.replaceChildren(...nodes);
}

/** Keeps React's text nodes separate. */
function filledIn(element: HTMLElement, values: Record<string, string>): HTMLElement {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = fill(text.data, values);
  }
  return element;
}

/** The three children that React renders, by their names for a message. */
function childrenOf(parent: HTMLElement, ...names: [string, string, string]) {
  const child = (index: 0 | 1 | 2) =>
    required(parent.querySelector<HTMLElement>(`:scope > :nth-child(${index + 1})`), names[index]);
  return [child(0), child(1), child(2)] as const;
}

const page = () => required(document.getElementById('main'), 'main part');
const copy = (element: HTMLElement) => element.cloneNode(true) as HTMLElement;
const find = <Found extends HTMLElement>(parent: HTMLElement, selector: string) =>
  required(parent.querySelector<Found>(selector), selector);
