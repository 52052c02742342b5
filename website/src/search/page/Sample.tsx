import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';
import { SAMPLE_ID, type SampleData } from '../early/sample';
import type { Hit } from '../hit';
import RepairNotice from '../RepairNotice';
import type { SearchResponse } from '../response';
import { useSearchAddress } from '../settings';
import { useWording } from '../useWording';
import Paging from './Paging';
import ResultList from './ResultList';

const HIT: Hit = {
  id: '',
  url: '#',
  section: '',
  title: '<mark></mark>',
  path: ['-'],
  excerpt: '-',
  type: 'text',
};

const RESPONSE: SearchResponse = {
  query: '{query}',
  hits: [HIT, { ...HIT, id: 'below' }], // the second is below the title of the first
  count: 1,
  pages: 3,
  queryId: null,
  repaired: '{repaired}',
  missing: [],
  suggestions: [],
};

/**
 * One of each part of the results, in the built page only: `results.js` fills in copies of them before React is loaded
 * (search/early), and the page's style sheet includes their styles.
 */
export default function Sample(): ReactNode {
  const address = useSearchAddress();
  const page = useBaseUrl('/search');
  const wording = useWording();
  if (useIsBrowser()) return null;
  const data: SampleData = { address, wording };
  return (
    <div id={SAMPLE_ID} hidden data-search={JSON.stringify(data)}>
      <RepairNotice response={RESPONSE} onLiteral={() => {}} />
      <ResultList response={RESPONSE} />
      <Paging request={{ query: '', page: 1, literal: false }} pages={3} addressOf={() => page} />
    </div>
  );
}
