import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';

/**
 * Overridden because the text itself is the permanent link, as in the field tables: the link needs no label of its own.
 */
export default function Heading({ as: As, id, children, ...props }: Props) {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} id={id} className={clsx('anchor', props.className)}>
      <a href={`#${id}`}>{children}</a>
    </As>
  );
}
