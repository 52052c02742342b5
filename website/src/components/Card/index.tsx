import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  href: string;
  title: string;
  text?: string | undefined;
  /** Above the title. */
  children?: ReactNode;
}

export default function Card({ href, title, text, children }: Props): ReactNode {
  return (
    <Link href={href} className={styles.card}>
      {children}
      {/* the space is for those who read the text without its looks */}
      <b>{title}</b> {text && <span>{text}</span>}
    </Link>
  );
}
