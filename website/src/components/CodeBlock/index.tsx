import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, useState } from 'react';
import BuiltHtml from '../BuiltHtml';
import { announce } from './announce';

export interface CodeBlockProps {
  /** Highlighted while the site was built, see plugins/highlight. */
  html: string;
  language?: string;
  title?: string;
  /** The sample language this is a panel of, see SampleTabs. */
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
      <CopyButton text={() => code.current?.textContent ?? ''} />
    </div>
  );
}

const SHOWN_MS = 2000;

function CopyButton({ text }: { text: () => string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    await navigator.clipboard.writeText(text());
    setCopied(true);
    announce(copiedText());
  };

  return (
    <button
      type="button"
      className="code-copy"
      aria-label={copied ? undefined : label()}
      data-copied={copied || undefined}
      onClick={copy}
    >
      {copied ? copiedText() : copyText()}
    </button>
  );
}

function label(): string {
  return translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
}

function copyText(): string {
  return translate({
    id: 'theme.CodeBlock.copy',
    message: 'Copy',
    description: 'The copy button label on code blocks',
  });
}

function copiedText(): string {
  return translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
}
