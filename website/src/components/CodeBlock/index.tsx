import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, type RefObject, useRef } from 'react';
import BuiltHtml from '../BuiltHtml';
import { copyText } from './clipboard';
import { copiedText, failedText } from './outcome';
import { useOutcome } from './useOutcome';

export interface CodeFrameProps {
  language?: string | undefined;
  /** A file name. */
  title?: ReactNode;
  kind?: 'request' | 'response' | undefined;
  /** The sample language of this panel, see SampleTabs. */
  sample?: string | undefined;
  lines?: string | undefined;
}

export interface CodeBlockProps extends CodeFrameProps {
  /** Highlighted while the site was built, see plugins/highlight. */
  html: string;
}

export default function CodeBlock({ html, ...frame }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const { language } = frame;
  return (
    <CodeFrame {...frame} code={code}>
      <BuiltHtml as="code" ref={code} className={language && `language-${language}`} html={html} />
    </CodeFrame>
  );
}

const LANGUAGES: Record<string, string> = {
  bash: 'Bash',
  csharp: 'C#',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  yaml: 'YAML',
};

/** More lines are folded until the reader wants all of them. */
const MOST_LINES = 28;

/**
 * The head says what the code is, then its language. Both are attributes that css/code.css shows: they are not part of
 * the page's text. A panel of samples has its head in the row of the tabs; a single line and plain text need none.
 */
export function CodeFrame({
  language,
  title,
  kind,
  sample,
  lines,
  code,
  children,
}: CodeFrameProps & { code: RefObject<HTMLElement | null>; children: ReactNode }) {
  const name = language && LANGUAGES[language];
  const isBare = !sample && !title && !kind && (lines === '1' || !name);
  return (
    <div className={isBare ? 'code code-line' : 'code'} data-sample={sample}>
      <div className="code-head" data-kind={kind && kindLabel(kind)} data-language={name}>
        {title && <span className="code-title">{title}</span>}
        <CopyButton code={code} />
      </div>
      {Number(lines) > MOST_LINES && <CodeFold lines={lines} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
      <pre tabIndex={0}>{children}</pre>
    </div>
  );
}

/** Before the code, which is cut until it is open. */
export function CodeFold({ lines }: { lines: string | number | undefined }) {
  return (
    <details className="code-fold">
      <summary>
        <Translate id="docs.code.all" values={{ lines }}>
          {'Show all {lines} lines'}
        </Translate>
      </summary>
    </details>
  );
}

function kindLabel(kind: 'request' | 'response'): string {
  return kind === 'request'
    ? translate({ id: 'docs.code.request', message: 'Request' })
    : translate({ id: 'docs.code.response', message: 'Response' });
}

interface CopyButtonProps {
  code: RefObject<HTMLElement | null>;
  /** Instead of the code, where it is shortened. */
  text?: string;
}

export function CopyButton({ code, text }: CopyButtonProps) {
  const { outcome, show } = useOutcome();

  const copy = () =>
    copyText(text ?? code.current?.textContent ?? '').then(copiedText, () => {
      if (code.current) getSelection()?.selectAllChildren(code.current); // for the reader's own copy command
      return failedText();
    });

  return (
    <button
      type="button"
      className="code-copy"
      data-copied={outcome ? '' : undefined}
      onClick={() => show(copy())}
    >
      <i className="copy-tile" />
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
