import type { ComponentProps } from 'react';

/** The native element; the stock one needs script to open. */
export default function MDXDetails(props: ComponentProps<'details'>) {
  return <details {...props} />;
}
