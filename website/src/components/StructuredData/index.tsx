import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** Describes a page for search engines. A data block does not run, so the content security policy allows it. */
export default function StructuredData({ of: thing }: { of: WithContext<Thing> }): ReactNode {
  return (
    <Head>
      {/* Escaped, because a title may contain text that would end the element. */}
      <script type="application/ld+json">{JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
