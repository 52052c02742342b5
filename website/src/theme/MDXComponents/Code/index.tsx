import type { ComponentProps } from 'react';

/** The stock one includes the theme's code block and Prism; ours are made at build time (plugins/highlight). */
export default function MDXCode(props: ComponentProps<'code'>) {
  return <code {...props} />;
}
