import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { announce } from '../CodeBlock/announce';
import { copiedText, failedText } from '../CodeBlock/outcome';
import Disclosure from '../Disclosure';
import Icon from '../Icon';
import { useMarkdownAddress } from '../MarkdownLink';
import { copyTextOf } from './copy';
import styles from './styles.module.css';

const SHOWN_MS = 2000;

/**
 * Copies the page as Markdown, or opens it: a button and, beside it, a menu. The menu opens before React; clicks made
 * before React are replayed.
 */
export default function CopyPage({ page }: { page: string }) {
  const markdown = useMarkdownAddress(page);
  const [outcome, setOutcome] = useState<string>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const text = await copyTextOf(markdown).then(copiedText, failedText);
    setOutcome(text);
    announce(text);
  };

  return (
    <div className={`copy-page ${styles.copyPage}`}>
      <button type="button" data-copied={outcome ? '' : undefined} onClick={copy}>
        <i className="copy-tile" />
        {outcome ?? <Translate id="docs.copyPage.label">Copy page</Translate>}
      </button>
      <Disclosure
        label={translate({ id: 'docs.copyPage.menu', message: 'Page as Markdown' })}
        summary={
          <Icon size={16}>
            <path d="m6 9 6 6 6-6" />
          </Icon>
        }
      >
        <li>
          <a href={markdown}>
            <Translate id="docs.copyPage.open">View as Markdown</Translate>
          </a>
        </li>
        <li>
          <a href={useBaseUrl('/llms.txt')}>
            <Translate id="docs.copyPage.all">All pages: llms.txt</Translate>
          </a>
        </li>
      </Disclosure>
    </div>
  );
}
