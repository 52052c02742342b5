import { type HTMLAttributes, type Ref, useMemo } from 'react';
import { markupPolicy } from '../../browser/trusted-types';

export interface BuiltHtmlProps extends HTMLAttributes<HTMLElement> {
  as: 'code' | 'figure' | 'span';
  /** Made by our own build from the page's source, never from input of a reader or a server. */
  html: string;
  ref?: Ref<HTMLElement>;
}

const trust = markupPolicy('built-html');

/** The only place where text becomes markup of a page: the other policy that allows tags makes documents that are never shown. */
export default function BuiltHtml({ as: Element, html, ref, ...attributes }: BuiltHtmlProps) {
  // Memoized: with a new object, React would rewrite the HTML over the User-Agent that the inline script filled in.
  const trusted = useMemo(() => ({ __html: trust(html) }), [html]);
  return (
    <Element
      {...attributes}
      ref={ref as Ref<HTMLElement & HTMLPreElement>}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html` above
      dangerouslySetInnerHTML={trusted}
    />
  );
}
