import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/MDXComponents/A';
import OriginalA from '@theme-original/MDXComponents/A';
import type { ReactNode } from 'react';

/**
 * Wrapped because two of three links in a page lead to a place in it, one per field and error code. The stock link does
 * a router's work for each of them and then renders a plain one.
 */
export default function MDXA(props: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (!props.href?.startsWith('#')) return <OriginalA {...props} />;
  brokenLinks.collectLink(props.href);
  return <a {...props} />;
}
