import { markdownAddress } from '@docs/site/addresses';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Links to the Markdown of the page, for programs. */
export default function MarkdownLink({ page }: { page: string }) {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useMarkdownAddress(page)} />
    </Head>
  );
}

/** The address of the page's Markdown. */
export function useMarkdownAddress(page: string): string {
  return markdownAddress(page, useDocusaurusContext().siteConfig.baseUrl);
}
