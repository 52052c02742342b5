import type { ComponentProps } from 'react';

/** The stock one brings the theme's code block, and Prism with it; ours are made at build time (plugins/highlight). */
export default function MDXCode(props: ComponentProps<'code'>) {
  return <code {...props} />;
}
