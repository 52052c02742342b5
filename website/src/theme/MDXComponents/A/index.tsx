import Link from '@docusaurus/Link';
import type { Props } from '@theme/MDXComponents/A';

/** Overridden because the stock one gives every link of a text an empty class. */
export default function MDXA(props: Props) {
  return <Link {...props} />;
}
