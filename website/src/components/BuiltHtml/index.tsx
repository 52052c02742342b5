import { type HTMLAttributes, type Ref, useMemo } from 'react';
import '../../browser/trusted-types';

export interface BuiltHtmlProps extends HTMLAttributes<HTMLElement> {
  as: 'code' | 'figure' | 'span';
  /** Made by our own build from the page's source, never from input of a reader or a server. */
  html: string;
  ref?: Ref<HTMLElement>;
}

const policy = globalThis.trustedTypes?.createPolicy('built-html', { createHTML: (html) => html });

/** The only place where text becomes markup in the browser: no other trusted-types policy allows tags. */
export default function BuiltHtml({ as: Element, html, ref, ...attributes }: BuiltHtmlProps) {
  // Memoized: with a new object, React would rewrite the HTML over the User-Agent that the inline script filled in.
  const trusted = useMemo(() => ({ __html: policy ? policy.createHTML(html) : html }), [html]);
  return (
    <Element
      {...attributes}
      ref={ref as Ref<HTMLElement & HTMLPreElement>}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html` above
      dangerouslySetInnerHTML={trusted}
    />
  );
}
