import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** A query in the locale's quotation marks. */
export default function Quoted({ text }: { text: string }): ReactNode {
  return (
    <Translate id="docs.search.quoted" values={{ text: <strong>{text}</strong> }}>
      {'“{text}”'}
    </Translate>
  );
}
