import type { ComponentProps } from 'react';

/** A `<pre>` that a writer wrote as such; fenced code has become `CodeBlock` at build time (plugins/highlight). */
export default function MDXPre(props: ComponentProps<'pre'>) {
  return <pre {...props} />;
}
