import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { copiedText, failedText } from '../CodeBlock/outcome';
import CopyMenu from '../CopyMenu';
import { useMarkdownAddress } from '../MarkdownLink';
import { copyTextOf } from './copy';

/**
 * Copies the page as Markdown, or opens it: a button and, beside it, a menu. The menu opens before React; clicks made
 * before React are replayed.
 */
export default function CopyPage({ page }: { page: string }) {
  const markdown = useMarkdownAddress(page);
  return (
    <CopyMenu
      className="copy-page"
      label={<Translate id="docs.copyPage.label">Copy page</Translate>}
      perform={() => copyTextOf(markdown).then(copiedText, failedText)}
      menuLabel={translate({ id: 'docs.copyPage.menu', message: 'Page as Markdown' })}
      items={[
        { label: <Translate id="docs.copyPage.open">View as Markdown</Translate>, action: markdown },
        {
          label: <Translate id="docs.copyPage.all">All pages: llms.txt</Translate>,
          action: useBaseUrl('/llms.txt'),
        },
      ]}
    />
  );
}
