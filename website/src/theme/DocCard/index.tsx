import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Overridden for our own card: title and the page's description, no emoji. */
export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  const description = item.description ?? doc?.description;
  if (!href) return null;
  return (
    <Link href={href} className={styles.card}>
      <b>{item.label}</b>
      {description && <span>{description}</span>}
    </Link>
  );
}
