import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../CodeBlock/announce';
import { copiedText, failedText } from '../CodeBlock/outcome';
import Disclosure from '../Disclosure';
import { useMarkdownAddress } from '../MarkdownLink';
import { copyTextOf } from './copy';
import styles from './styles.module.css';

const SHOWN_MS = 2000;

/** Copies or opens the page as Markdown. The menu opens before React; clicks made before React are replayed. */
export default function CopyPage({ page }: { page: string }) {
  const markdown = useMarkdownAddress(page);
  const details = useRef<HTMLDetailsElement>(null);
  const [outcome, setOutcome] = useState<string>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
    const text = await copyTextOf(markdown).then(copiedText, failedText);
    setOutcome(text);
    announce(text);
  };

  return (
    <Disclosure
      details={details}
      className={clsx('copy-page', styles.copyPage)}
      summary={outcome ?? translate({ id: 'docs.copyPage.label', message: 'Copy page' })}
    >
      <li>
        <button type="button" onClick={copy}>
          <Translate id="docs.copyPage.copy">Copy as Markdown</Translate>
        </button>
      </li>
      <li>
        <a href={markdown}>
          <Translate id="docs.copyPage.open">View as Markdown</Translate>
        </a>
      </li>
    </Disclosure>
  );
}
