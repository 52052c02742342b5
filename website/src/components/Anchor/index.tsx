import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ElementType } from 'react';

type Props = ComponentProps<'tr'> & { as?: ElementType; id: string };

/** An element whose id counts as a link target in Docusaurus' check of anchors. */
export default function Anchor({ as: Tag = 'tr', ...props }: Props) {
  useBrokenLinks().collectAnchor(props.id);
  return <Tag {...props} />;
}
