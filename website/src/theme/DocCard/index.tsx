import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import type { ReactNode } from 'react';
import Card from '../../components/Card';

/** Overridden to use our own card: the page's title and description, no emoji. */
export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  if (!href) return null;
  return <Card href={href} title={item.label} text={item.description ?? doc?.description} />;
}
