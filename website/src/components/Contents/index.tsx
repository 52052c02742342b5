import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import type { ReactNode } from 'react';

type ContentsProps = Pick<Props, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

/** The same list beside the text and, on narrow screens, above it. */
export default function Contents({
  toc,
  minHeadingLevel = 2,
  maxHeadingLevel = 3, // spec 2.15
}: ContentsProps): ReactNode {
  const tree = useFilteredAndTreeifiedTOC({ toc, minHeadingLevel, maxHeadingLevel });
  return <TOCItemTree toc={tree} className="table-of-contents" linkClassName={null} />;
}
