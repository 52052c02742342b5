import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import descriptions from '@generated/doc-descriptions/default/all.json';
import type { Props } from '@theme/DocCard';
import type { ReactNode } from 'react';
import Card from '../../components/Card';

/** Overridden for our own card: title and the page's description, no emoji. */
export default function DocCard({ item }: Props): ReactNode {
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  if (!href) return null;
  const description = item.type === 'link' && item.docId ? descriptions[item.docId] : undefined;
  return <Card href={href} title={item.label} text={item.description ?? description} />;
}
