import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** Tells search engines what a page is. A data block: it does not run, so that the content security policy allows it. */
export default function StructuredData({ of: thing }: { of: WithContext<Thing> }): ReactNode {
  return (
    <Head>
      {/* Escaped, because a title may hold what would end the element. */}
      <script type="application/ld+json">{JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
