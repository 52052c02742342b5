import type { ComponentProps } from 'react';

/** The browser's own; the stock one opens by script. */
export default function MDXDetails(props: ComponentProps<'details'>) {
  return <details {...props} />;
}
