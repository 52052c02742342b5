import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  title: string;
  text?: string | undefined;
  /** Above the title. */
  children?: ReactNode;
}

/** Styled by css/base.css under its literal name, which the underline of links in text has to leave out. */
export default function Card({ href, title, text, children }: Props): ReactNode {
  return (
    <Link href={href} className="card">
      {children}
      {/* the space is for those who read the text without its looks */}
      <b>{title}</b> {text && <span>{text}</span>}
    </Link>
  );
}
