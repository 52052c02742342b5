import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/MDXComponents/A';
import type { ReactNode } from 'react';

/**
 * Overridden because the stock one gives every link of a text an empty class, and because two of three links in a page lead
 * to a place in it, one per field and error code: the stock link does a router's work for each of them and then renders a
 * plain one.
 */
export default function MDXA(props: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (!props.href?.startsWith('#')) return <Link {...props} />;
  brokenLinks.collectLink(props.href);
  return <a {...props} />;
}
