import type { ReactNode } from 'react';
import SupportBanner from '../components/SupportBanner';
import ResultsPage from '../search/page';

export default function Search(): ReactNode {
  return (
    <ResultsPage>
      <SupportBanner />
    </ResultsPage>
  );
}
