import { Fragment, type ReactNode } from 'react';
import { partsOf } from './marks';

/** Of the service's text, only the marks become elements. */
export default function Marked({ text }: { text: string }): ReactNode {
  return partsOf(text).map(({ text, marked }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
    <Fragment key={index}>{marked ? <mark>{text}</mark> : text}</Fragment>
  ));
}
