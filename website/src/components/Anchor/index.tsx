import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ElementType } from 'react';

type Props = ComponentProps<'tr'> & { as?: ElementType; id: string };

/** An element whose id is a valid link target for Docusaurus' anchor check. */
export default function Anchor({ as: Tag = 'tr', ...props }: Props) {
  useBrokenLinks().collectAnchor(props.id);
  return <Tag {...props} />;
}
