import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  title: string;
  text?: string | undefined;
  /** Above the title. */
  children?: ReactNode;
}

/** Styled in css/base.css under its literal class name, which the rule that underlines links in text excludes. */
export default function Card({ href, title, text, children }: Props): ReactNode {
  return (
    <Link href={href} className="card">
      {children}
      {/* the space is for programs that read the text without styles */}
      <b>{title}</b> {text && <span>{text}</span>}
    </Link>
  );
}
