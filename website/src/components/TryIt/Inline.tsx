import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** The inline Markdown of the contract's texts: code, strong and links; see Text in @docs/contract. */
export default function Inline({ text }: { text: string }): ReactNode {
  return text.split(/(`[^`]*`|\*\*[^*]*\*\*|\[[^\]]*\]\([^)]*\))/).map((part, position) => {
    const key = `${position}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    const [, label, target] = /^\[(.*)\]\((.*)\)$/.exec(part) ?? [];
    if (label === undefined || target === undefined) return part;
    return (
      <Link key={key} to={target}>
        <Inline text={label} />
      </Link>
    );
  });
}
