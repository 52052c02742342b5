import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/MDXComponents/A';
import type { ReactNode } from 'react';

/**
 * Overridden because the stock component adds an empty class to every link, and because two of three links on a page
 * point to an anchor on it, one per field and error code: for each, the stock link does router work and then renders a
 * plain link.
 */
export default function MDXA(props: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (!props.href?.startsWith('#')) return <Link {...props} />;
  brokenLinks.collectLink(props.href);
  return <a {...props} />;
}
