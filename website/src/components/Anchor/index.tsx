import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { JSX } from 'react';

type Props = { as?: 'tr' | 'li' | 'div'; id: string } & JSX.IntrinsicElements['tr' & 'li' & 'div'];

/** An element whose id counts as a link target in Docusaurus' check of anchors. */
export default function Anchor({ as: Tag = 'tr', ...props }: Props) {
  useBrokenLinks().collectAnchor(props.id);
  return <Tag {...props} />;
}
