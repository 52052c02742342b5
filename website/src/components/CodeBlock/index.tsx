import { translate } from '@docusaurus/Translate';
import { type RefObject, useEffect, useRef, useState } from 'react';
import BuiltHtml from '../BuiltHtml';
import { announce } from './announce';
import { copyText } from './clipboard';
import { copiedText, failedText } from './outcome';

export interface CodeBlockProps {
  /** Highlighted while the site was built, see plugins/highlight. */
  html: string;
  language?: string;
  title?: string;
  /** The sample language of this panel, see SampleTabs. */
  sample?: string;
}

export default function CodeBlock({ html, language, title, sample }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="code" data-sample={sample}>
      {title && <div className="code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
      <pre tabIndex={0}>
        <BuiltHtml as="code" ref={code} className={language && `language-${language}`} html={html} />
      </pre>
      <CopyButton code={code} />
    </div>
  );
}

const SHOWN_MS = 2000;

export function CopyButton({ code }: { code: RefObject<HTMLElement | null> }) {
  const [outcome, setOutcome] = useState<string>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const text = await copyText(code.current?.textContent ?? '').then(copiedText, () => {
      if (code.current) getSelection()?.selectAllChildren(code.current); // for the reader's own copy command
      return failedText();
    });
    setOutcome(text);
    announce(text);
  };

  return (
    <button type="button" className="code-copy" data-copied={outcome ? '' : undefined} onClick={copy}>
      {outcome ?? copyLabel()}
    </button>
  );
}

function copyLabel(): string {
  return translate({
    id: 'theme.CodeBlock.copy',
    message: 'Copy',
    description: 'The copy button label on code blocks',
  });
}
