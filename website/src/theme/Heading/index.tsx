import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';

/**
 * As the stock one, without saying the name of its link twice and without classes that `scroll-padding` makes idle. The
 * table of contents finds the headings it can mark by the class `anchor`.
 */
export default function Heading({ as: As, id, ...props }: Props) {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const name = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: typeof props.children === 'string' ? props.children : id },
  );
  return (
    <As {...props} id={id} className={clsx('anchor', props.className)}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={name} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
