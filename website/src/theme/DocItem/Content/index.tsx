import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import OriginalContent from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';
import CopyPage from '../../../components/CopyPage';
import MarkdownLink from '../../../components/MarkdownLink';

/** Wrapped to offer the page as Markdown beside its title. An unlisted page has none. */
export default function DocItemContent(props: Props): ReactNode {
  const { permalink, unlisted } = useDoc().metadata;
  return (
    <>
      {!unlisted && <MarkdownLink page={permalink} />}
      {!unlisted && <CopyPage key={permalink} page={permalink} />}
      <OriginalContent {...props} />
    </>
  );
}
