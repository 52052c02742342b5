import type { Props } from '@theme/Layout';
import OriginalLayout from '@theme-original/Layout';
import type { ReactNode } from 'react';
import SupportBanner from '../../components/SupportBanner';

/** Wrapped to put the support banner (spec 2) on every page. */
export default function Layout(props: Props): ReactNode {
  return (
    <>
      <OriginalLayout {...props} />
      <SupportBanner />
    </>
  );
}
